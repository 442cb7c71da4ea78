import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../diagram.ts'
import { type Category, chip, stepNumber } from './marks.ts'
import type { Paint } from './palette.ts'
import { PANEL_FILLS } from './panels.ts'
import { group, rect, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

/** Size of the picture in a cell. */
export const CELL_SCENE = 100

export interface Cells {
  words: string[]
  /** Draws the picture of a cell, 100 by 100. */
  scene: (index: number) => Shape[]
  columns: number
  /** Points. */
  rowHeight: number
  /** The number in the corner of the first cell, when the cells are steps. */
  first?: number | undefined
  /** Letters at the left of the cells instead of numbers, when the steps spell a word. */
  letters?: readonly string[] | undefined
  width?: number
  /** In turn. */
  fills?: readonly Paint[]
  /** Width and height of a picture in its cell; `CELL_SCENE` by default. */
  size?: number
  /** Categories at the right of the words. */
  categories?: readonly (readonly Category[])[]
}

const GAP = 14
/** Width that the categories take, and the height of each. */
const [CHIPS, CHIP] = [50, 46] as const

/** Pictures in rows, each with its words at the right: six and more steps fit on a slide. A short last row stands in the middle. */
export function cells(spec: Cells): Shape[] {
  const {
    words,
    scene,
    columns,
    rowHeight,
    first,
    letters,
    width = WIDTHS.full,
    fills = PANEL_FILLS,
    size = CELL_SCENE,
    categories = [],
  } = spec
  const column = (width - GAP * (columns - 1)) / columns
  return words.flatMap((label, index): Shape[] => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, words.length - row * columns)
    const indent = ((columns - inRow) * (column + GAP)) / 2
    const [x, y] = [indent + (index % columns) * (column + GAP), row * (rowHeight + GAP)]
    const left = x + (letters ? 52 : first === undefined ? 10 : 26)
    const letter = letters?.[index]
    const textLeft = left + size + 10
    const chips = categories[index] ?? []
    const textRight = x + column - (chips.length > 0 ? CHIPS : 4)
    return [
      rect(x, y, column, rowHeight, { fill: fills[index % fills.length] ?? 'sand', radius: 14 }),
      group(scene(index), { x: left, y: y + (rowHeight - size) / 2, scale: size / CELL_SCENE }),
      ...(first === undefined ? [] : stepNumber(first + index, x + 24, y + 24)),
      ...(letter === undefined ? [] : stepNumber(letter, x + 28, y + rowHeight / 2)),
      ...textBox(label, textLeft, y + rowHeight / 2, textRight - textLeft, { middle: true }).shapes,
      ...chips.flatMap((category, place) =>
        chip(category, x + column - 28, y + rowHeight / 2 + (place - (chips.length - 1) / 2) * CHIP, 20),
      ),
    ]
  })
}

/** Height of rows of cells. */
export function cellsHeight(rows: number, rowHeight: number): number {
  return rows * rowHeight + (rows - 1) * GAP
}

interface CellsTexts extends DiagramTexts {
  words: string[]
  /** First letters of the steps, which spell a word. */
  letters?: readonly string[]
}

/** Row height that fills a slide with three rows. */
const THIRD = 104

/** A diagram of six pictures across a slide, two in a row, each with its words. @param scenes each 100 by 100 */
export function sixCells(
  id: string,
  scenes: (() => Shape[])[],
  texts: Record<Language, CellsTexts>,
  first?: number,
  fills = PANEL_FILLS,
  categories: readonly (readonly Category[])[] = [],
): Diagram {
  return diagram({
    id,
    width: 'full',
    height: cellsHeight(3, THIRD),
    texts,
    draw: ({ words, letters }) =>
      cells({
        words,
        scene: (index) => {
          const scene = scenes[index]?.() ?? []
          return first === undefined ? scene : [group(scene, { x: 16, y: 7, scale: 0.86 })]
        },
        columns: 2,
        rowHeight: THIRD,
        first,
        letters,
        fills,
        categories,
      }),
  })
}
