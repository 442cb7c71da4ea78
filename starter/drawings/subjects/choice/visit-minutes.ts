import { diagram, WIDTHS } from '../../diagram.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Minutes of each part of a short visit: an example of the materials, not a norm. */
const PARTS = [1, 4, 4, 2, 1]
const TOTAL = PARTS.reduce((sum, minutes) => sum + minutes, 0)
const [CELL, HEAD, ROW, GAP] = [27, 40, 54, 6] as const
const NUMBER = TOTAL * CELL + 24
const WORDS = NUMBER + 20
const HEIGHT = HEAD + (ROW + GAP) * PARTS.length - GAP

/** A visit of twelve minutes: each part begins where the one above it ends. */
export const visitMinutes = diagram({
  id: 'visit-minutes',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      head: 'Minutes',
      words: [
        'Greeting, privacy, reason for the visit',
        'She tells; you listen and ask',
        'Two or three methods that suit her life',
        'She repeats in her words; doubts',
        'Handing over, next date, farewell',
      ],
      alt: 'Twelve minutes as a staircase of five parts. 1 minute: greeting, privacy, reason for the visit. 4: she tells, you listen and ask. 4: two or three methods that suit her life. 2: she repeats in her own words, doubts. 1: handing over, next date, farewell.',
      note: 'Cover the words. Where do we lose most minutes today?',
    },
    fr: {
      head: 'Minutes',
      words: [
        'Accueil, intimité, motif de la visite',
        'Elle raconte ; vous écoutez',
        'Deux ou trois méthodes adaptées',
        'Elle redit avec ses mots ; doutes',
        'Remise, prochaine date, au revoir',
      ],
      alt: 'Douze minutes en escalier, cinq parties. 1 minute : accueil, intimité, motif. 4 : elle raconte, vous écoutez et demandez. 4 : deux ou trois méthodes qui vont avec sa vie. 2 : elle redit avec ses mots, doutes. 1 : remise, prochaine date, au revoir.',
      note: 'Cachez les mots. Où perdons-nous le plus de minutes aujourd’hui ?',
    },
    es: {
      head: 'Minutos',
      words: [
        'Saludo, privacidad, motivo de la visita',
        'Ella cuenta; usted escucha y pregunta',
        'Dos o tres métodos que encajan con su vida',
        'Ella repite con sus palabras; dudas',
        'Entrega, próxima fecha, despedida',
      ],
      alt: 'Doce minutos en escalera, cinco partes. 1 minuto: saludo, privacidad, motivo de la visita. 4: ella cuenta, usted escucha y pregunta. 4: dos o tres métodos que encajan con su vida. 2: ella repite con sus palabras, dudas. 1: entrega, próxima fecha, despedida.',
      note: 'Tape las palabras. ¿Dónde se nos van hoy más minutos?',
    },
  },
  draw: ({ head, words }) => [
    text(head, 0, 28, { bold: true, paint: 'indigo' }),
    ...PARTS.flatMap((minutes, index) => part(minutes, index, words[index] ?? '')),
  ],
})

function part(minutes: number, index: number, words: string): Shape[] {
  const start = PARTS.slice(0, index).reduce((sum, before) => sum + before, 0)
  const y = HEAD + index * (ROW + GAP)
  const fill = index % 2 === 0 ? 'indigoPale' : 'sand'
  return [
    rect(0, y, WIDTHS.full, ROW, { fill, radius: 10 }),
    ...Array.from({ length: minutes }, (_, minute) =>
      rect((start + minute) * CELL + 2, y + 6, CELL - 4, ROW - 12, { fill: 'indigo', radius: 5 }),
    ),
    text(`${minutes}`, NUMBER, y + ROW / 2 + 8.5, { bold: true, anchor: 'middle' }),
    ...textBox(words, WORDS, y + ROW / 2, WIDTHS.full - WORDS - 6, { middle: true }).shapes,
  ]
}
