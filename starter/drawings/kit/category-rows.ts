import { WIDTHS } from '../diagram.ts'
import { chips } from './chip-table.ts'
import { group, rect, type Shape } from './shapes.ts'
import { text, textBox, textWidth } from './text.ts'

export interface CategoryRow {
  /** Pictures at the left, each 100 by 100. */
  signs: (() => Shape[])[]
  /** A category under each heading; two with a slash for starting and continuing. */
  cells: string[]
}

export interface CategoryRows {
  /** Headings above the categories. */
  heads: string[]
  /** The condition of each row. */
  words: string[]
  rows: CategoryRow[]
}

const [HEAD, GAP] = [38, 8] as const
/** Narrowest column of categories. */
const COLUMN = 132
/** Height of all rows with their headings: they fill a slide. */
export const CATEGORY_ROWS_HEIGHT = 340

/** Conditions with pictures at the left and their categories at the right, across a slide. */
export function categoryRows({ heads, words, rows }: CategoryRows): Shape[] {
  const height = (CATEGORY_ROWS_HEIGHT - HEAD - GAP * (rows.length - 1)) / rows.length
  const column = Math.max(COLUMN, ...heads.map((head) => textWidth(head, { bold: true }) + 16))
  const chipsLeft = WIDTHS.full - column * heads.length - 10
  const middle = (index: number) => chipsLeft + column * (index + 0.5)
  const scale = (height - 12) / 100
  const signWidth = height - 4
  const wordsLeft = 24 + signWidth * Math.max(...rows.map(({ signs }) => signs.length))
  const shapes = [
    ...heads.map((head, index) => text(head, middle(index), 26, { bold: true, paint: 'indigo', anchor: 'middle' })),
    ...rows.flatMap(({ signs, cells }, index): Shape[] => {
      const top = HEAD + index * (height + GAP)
      const y = top + height / 2
      return [
        rect(0, top, WIDTHS.full, height, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        ...signs.map((sign, place) => group(sign(), { x: 12 + place * signWidth, y: y - scale * 50, scale })),
        ...textBox(words[index] ?? '', wordsLeft, y, chipsLeft - wordsLeft - 8, { middle: true }).shapes,
        ...cells.flatMap((cell, place) => chips(cell, middle(place), y, Math.min(height * 0.36, 32))),
      ]
    }),
  ]
  const table = { header: ['', ...heads], rows: rows.map(({ cells }, index) => [words[index] ?? '', ...cells]) }
  return [{ ...group(shapes), table }]
}
