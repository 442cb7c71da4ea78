import { WIDTHS } from '../diagram.ts'
import { stepNumber } from './marks.ts'
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
  /** Numbers in the corners: the cells are steps. */
  numbered?: boolean
  width?: number
}

const GAP = 14

/** Pictures in rows, each with its words at the right: six and more steps fit on a slide. */
export function cells({ words, scene, columns, rowHeight, numbered, width = WIDTHS.full }: Cells): Shape[] {
  const column = (width - GAP * (columns - 1)) / columns
  return words.flatMap((label, index): Shape[] => {
    const [x, y] = [(index % columns) * (column + GAP), Math.floor(index / columns) * (rowHeight + GAP)]
    const left = x + (numbered ? 26 : 10)
    const textLeft = left + CELL_SCENE + 10
    return [
      rect(x, y, column, rowHeight, { fill: PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand', radius: 14 }),
      group(scene(index), { x: left, y: y + (rowHeight - CELL_SCENE) / 2 }),
      ...(numbered ? stepNumber(index + 1, x + 24, y + 24) : []),
      ...textBox(label, textLeft, y + rowHeight / 2, x + column - textLeft - 4, { middle: true }).shapes,
    ]
  })
}

/** Height of rows of cells. */
export function cellsHeight(rows: number, rowHeight: number): number {
  return rows * rowHeight + (rows - 1) * GAP
}
