import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { clinic } from '../training/things.ts'

export const LETTERS = ['A', 'C', 'D', 'S'] as const
/** The French words begin with other letters. */
export const FRENCH_LETTERS = ['A', 'P', 'D', 'S'] as const

const HEIGHT = 332

/** Where and when the operation is done in each category; the middle is at 0, 0. */
const PLACES: (() => Shape[])[] = [
  () => tick(0, 0, 60),
  () => [...tick(-30, 0, 60), text('+', 34, 20, { size: 60, bold: true, paint: 'indigo', anchor: 'middle' })],
  () => [...calendar(-34, 4, 60), ...arrow([4, 4], [64, 4], { width: 8 })],
  () => [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }, { x: -74, y: -32, scale: 0.44 }),
    group(clinic(), { x: -8, y: -44, scale: 0.8 }),
  ],
]

/** The four categories of sterilization: MEC 2015. Equal tiles: the shapes of the numbers 1 to 4 have another meaning. */
export const sterilizationLetters = diagram({
  id: 'sterilization-letters',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      letters: LETTERS,
      titles: ['Accept', 'Caution', 'Delay', 'Special'],
      words: [
        'no medical reason against it',
        'usual setting, extra care',
        'wait until treated or settled',
        'experienced team, full support',
      ],
      alt: 'Four categories. A, accept: no medical reason against it. C, caution: routine setting with extra preparation. D, delay: wait until treated or settled. S, special: an experienced surgeon with full back-up.',
      note: 'Ask which of the four can be done in this facility, and where the others go.',
    },
    fr: {
      letters: FRENCH_LETTERS,
      titles: ['Accepter', 'Prudence', 'Différer', 'Spécial'],
      words: [
        'aucune raison médicale contre',
        'lieu habituel, plus de soin',
        'attendre le traitement',
        'équipe expérimentée et équipée',
      ],
      alt: 'Quatre catégories. A, accepter : aucune raison médicale contre. P, prudence : lieu habituel, préparation renforcée. D, différer : attendre le traitement. S, spécial : chirurgien expérimenté avec tous les moyens.',
      note: 'Demandez lesquelles des quatre se font dans cet établissement, et où vont les autres.',
    },
    es: {
      letters: LETTERS,
      titles: ['Aceptar', 'Cautela', 'Demorar', 'Especial'],
      words: [
        'sin motivo médico en contra',
        'lugar habitual, más cuidado',
        'esperar el tratamiento',
        'equipo experto y recursos',
      ],
      alt: 'Cuatro categorías. A, aceptar: sin motivo médico en contra. C, cautela: lugar habitual con preparación adicional. D, demorar: esperar el tratamiento. S, especial: cirujano con experiencia y todos los recursos.',
      note: 'Pregunte cuáles de las cuatro se hacen en este servicio y adónde van las demás.',
    },
  },
  draw: ({ letters, titles, words }) =>
    panels(4, {
      titles,
      words,
      height: HEIGHT,
      sceneHeight: 198,
      fills: ['indigoPale'],
      scene: (index, width) => letter(index, width / 2, letters),
    }),
})

function letter(index: number, x: number, letters: readonly string[]): Shape[] {
  return [...letterTile(index, x, 60, 88, letters), group(PLACES[index]?.() ?? [], { x, y: 150 })]
}

/** A category as a tile with its letter. @param index 0 accept, 1 caution, 2 delay, 3 special @param x and `y` of its middle */
export function letterTile(
  index: number,
  x: number,
  y: number,
  size: number,
  letters: readonly string[] = LETTERS,
): Shape[] {
  return [
    rect(x - size / 2, y - size / 2, size, size, { fill: 'white', stroke: 'indigo', width: 4, radius: 10 }),
    text(letters[index] ?? '', x, y + size * 0.2, { size: size * 0.57, bold: true, anchor: 'middle' }),
  ]
}
