import { WIDTHS } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Height of the line and its cells: they fill a slide. */
export const HEADED_CELLS_HEIGHT = 340
const [BAR, GAP] = [36, 10] as const
const COLUMN = (WIDTHS.full - GAP) / 2
const ROW = (HEADED_CELLS_HEIGHT - BAR - GAP * 3) / 3
const PICTURE = 76

interface HeadedCells {
  /** Stands above all cells. */
  head: string
  headFill: Paint
  words: string[]
  cells: {
    /** 100 by 100. */
    scene: () => Shape[]
    /** Its middle is at 0, 0. */
    right: Shape[]
    fill?: Paint
  }[]
  /** Points at the right of a cell. */
  rightWidth: number
}

/** Six cells across a slide, two in a row: a picture, its words, and what they mean; what holds for all stands above. */
export function headedCells({ head, headFill, words, cells, rightWidth }: HeadedCells): Shape[] {
  return [
    rect(0, 0, WIDTHS.full, BAR, { fill: headFill, radius: 12 }),
    text(head, WIDTHS.full / 2, BAR / 2 + 8.5, { bold: true, paint: 'white', anchor: 'middle' }),
    ...cells.flatMap(({ scene, right, fill }, index): Shape[] => {
      const [x, top] = [(index % 2) * (COLUMN + GAP), BAR + GAP + Math.floor(index / 2) * (ROW + GAP)]
      const y = top + ROW / 2
      const left = x + PICTURE + 14
      return [
        rect(x, top, COLUMN, ROW, { fill: fill ?? PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand', radius: 12 }),
        group(scene(), { x: x + 8, y: y - PICTURE / 2, scale: PICTURE / 100 }),
        ...textBox(words[index] ?? '', left, y, x + COLUMN - rightWidth - left - 3, { middle: true }).shapes,
        group(right, { x: x + COLUMN - rightWidth / 2, y }),
      ]
    }),
  ]
}
