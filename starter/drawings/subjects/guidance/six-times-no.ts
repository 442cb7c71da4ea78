import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { calendar } from '../../kit/objects.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { baby, bust } from '../../kit/people.ts'
import { circle, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const [SIDE, GAP, HEAD, LOW] = [124, 12, 136, 238] as const
const HEIGHT = 340
const COLUMN = (WIDTHS.full - SIDE - GAP * 2) / 3
/** What follows six times no: three situations, and the answer for two groups of methods. */
export const sixTimesNo = diagram({
  id: 'six-times-no',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      rows: ['Pills, injection, implant', 'IUD'],
      heads: ['Between regular bleedings', 'Her bleeding is late', 'No bleeding, e.g. after birth'],
      hormonal: ['Today; test if next one is late', 'Test first', 'Today; test now and in 3–4 weeks'],
      iud: ['Not yet', 'Test first', 'Test; repeat in 3–4 weeks'],
      alt: 'Six times no: three situations. Between regular bleedings: pills, injection or implant today, with a test if the next bleeding is late; IUD not yet. Her bleeding is late: test first for all. No bleeding, for example after birth: pills, injection or implant today, with a test now and in 3 to 4 weeks; IUD after a test, repeated in 3 to 4 weeks.',
      note: 'Point to a situation; a trainee says both answers below it. Condoms or another method go with “not yet”.',
    },
    fr: {
      rows: ['Pilule, injection, implant', 'DIU'],
      heads: ['Entre des règles régulières', 'Ses règles sont en retard', 'Sans règles, après la naissance'],
      hormonal: ['Ce jour ; test si retard', 'Test d’abord', 'Ce jour ; test, et dans 3–4 semaines'],
      iud: ['Pas encore', 'Test d’abord', 'Test, puis dans 3–4 semaines'],
      alt: 'Six fois non : trois situations. Entre des règles régulières : pilule, injection ou implant aujourd’hui, test si les règles suivantes tardent ; DIU pas encore. Règles en retard : test d’abord pour toutes. Sans règles, par exemple après un accouchement : pilule, injection ou implant aujourd’hui, test maintenant et dans 3 à 4 semaines ; DIU après un test, répété dans 3 à 4 semaines.',
      note: 'Montrez une situation ; un participant dit les deux réponses dessous. « Pas encore » va avec un préservatif ou une autre méthode.',
    },
    es: {
      rows: ['Píldora, inyección, implante', 'DIU'],
      heads: ['Entre reglas regulares', 'Su regla se retrasa', 'Sin regla, p. ej. tras el parto'],
      hormonal: ['Hoy; prueba si hay retraso', 'Primero prueba', 'Hoy; prueba, y en 3–4 semanas'],
      iud: ['Todavía no', 'Primero prueba', 'Prueba; repetir en 3–4 semanas'],
      alt: 'Seis veces no: tres situaciones. Entre reglas regulares: píldora, inyección o implante hoy, prueba si la siguiente se retrasa; DIU todavía no. Regla retrasada: primero la prueba. Sin regla, por ejemplo después de un parto: píldora, inyección o implante hoy, prueba ahora y en 3 a 4 semanas; DIU después de una prueba, repetida en 3 a 4 semanas.',
      note: 'Señale una situación; alguien dice las dos respuestas de abajo. «Todavía no» va con condones u otro método.',
    },
  },
  draw: ({ heads, rows, hormonal, iud }): Shape[] => [
    ...heads.flatMap((head, index): Shape[] => {
      const x = SIDE + index * (COLUMN + GAP)
      return [
        rect(x, 0, COLUMN, HEIGHT, { fill: PANEL_FILLS[index] ?? 'sand', radius: 14 }),
        group(SITUATIONS[index]?.() ?? [], { x: x + 8, y: 20, scale: 0.82 }),
        ...textBox(head, x + 96, 64, COLUMN - 102, { bold: true, middle: true }).shapes,
        ...answer(hormonal[index] ?? '', x, HEAD),
        ...answer(iud[index] ?? '', x, LOW),
      ]
    }),
    ...rows.flatMap(
      (row, index) => textBox(row, 0, (index === 0 ? HEAD : LOW) + 47, SIDE - 4, { bold: true, middle: true }).shapes,
    ),
    line([0, LOW - 4], [WIDTHS.full, LOW - 4], { stroke: 'paper', width: 5 }),
  ],
})

function answer(words: string, x: number, top: number): Shape[] {
  return [
    rect(x + 8, top, COLUMN - 16, 94, { fill: 'white', radius: 10 }),
    ...textBox(words, x + COLUMN / 2, top + 47, COLUMN - 24, { anchor: 'middle', middle: true }).shapes,
  ]
}

const SITUATIONS: (() => Shape[])[] = [
  () => [...calendar(50, 56, 92), drop(32, 58, 'blood', 0.9), drop(70, 84, 'blood', 0.9)],
  () => [
    ...calendar(50, 56, 92),
    circle(50, 68, 26, { fill: 'white', stroke: 'terracotta', width: 5 }),
    text('?', 50, 82, { size: 40, bold: true, anchor: 'middle', paint: 'terracotta' }),
  ],
  () => [
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'indigo' }, { x: 0, y: 0, scale: 0.56 }),
    baby('skinDark', 'marigold', { x: 24, y: 54, scale: 0.7 }),
  ],
]
