import { type Diagram, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

export const LETTERS = ['A', 'C', 'D', 'S'] as const
/** The French words begin with other letters. */
export const FRENCH_LETTERS = ['A', 'P', 'D', 'S'] as const

/** The four categories of sterilization: MEC 2015. Equal tiles: the shapes of the numbers 1 to 4 have another meaning. */
export const sterilizationLetters = diagram({
  id: 'sterilization-letters',
  width: 'full',
  height: 262,
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
      height: 262,
      sceneHeight: 128,
      fills: ['indigoPale'],
      scene: (index, width) => letter(index, width / 2, letters),
    }),
})

function letter(index: number, x: number, letters: readonly string[]): Shape[] {
  return letterTile(index, x, 68, 88, letters)
}

const ROW_GAP = 8

/** Situations as rows, one for each category, below the letter that the language gives it. @param heights of the rows */
export function categoryRows(
  id: string,
  heights: readonly number[],
  { en, fr, es }: Record<Language, { rows: string[]; alt: string; note: string }>,
): Diagram {
  return diagram({
    id,
    width: 'full',
    height: letterRowsHeight(heights),
    texts: {
      en: { ...en, letters: LETTERS },
      fr: { ...fr, letters: FRENCH_LETTERS },
      es: { ...es, letters: LETTERS },
    },
    draw: ({ letters, rows }) => letterRows(letters, rows, heights),
  })
}

/** Height of rows with a letter each, and the gaps between them. */
function letterRowsHeight(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + height + ROW_GAP, -ROW_GAP)
}

/** A row for each category: its letter, and the situations that belong there. */
function letterRows(letters: readonly string[], rows: readonly string[], heights: readonly number[]): Shape[] {
  return heights.flatMap((height, index): Shape[] => {
    const top = heights.slice(0, index).reduce((sum, above) => sum + above + ROW_GAP, 0)
    return [
      rect(0, top, WIDTHS.full, height, { fill: 'indigoPale', radius: 12 }),
      ...letterTile(index, 46, top + height / 2, 48, letters),
      ...textBox(rows[index] ?? '', 94, top + height / 2, 732, { middle: true }).shapes,
    ]
  })
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
