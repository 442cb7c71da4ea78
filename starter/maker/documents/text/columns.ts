import { contentWidths, type TextStyle } from '../../../type/lines.ts'
import type { Run, Table } from './blocks.ts'
import { categoriesIn } from './categories.ts'
import { isForm } from './forms.ts'

/** Width of a column for ticks by hand, points: 18 mm are wide enough for a date and initials. */
const TICK_WIDTH = 51.1

/** Between two chips, with the slash, points: the corners of triangles do not touch it. @param height of a chip */
export function slashWidth(height: number): number {
  return height * 0.55
}

/** Width of chips with slashes between them, points. @param height of a chip */
export function chipsWidth(count: number, height: number): number {
  return count * height + (count - 1) * slashWidth(height)
}

/** Words that a person writes into a cell, and the most that is useful, points. */
const WRITING_WIDTH = 90
const MAX_WRITING_WIDTH = 260

/** Space above the widths of the words, so that rounding breaks no word. */
const SPARE = 0.5

/** Least and most useful width of each column, and how much of the rest it gets. */
function columnsOf(table: Table, theme: ColumnTheme): Column[] {
  const padding = theme.cell.x * 2 + SPARE
  const cells = table.header.map((_, index) => table.rows.map((row) => cellWidths(table, row, index, theme)))
  const isEmpty = cells.map((column) => column.every((cell) => cell.max === 0))
  const empty = isEmpty.filter(Boolean).length
  const isWritten = empty > 0 && empty < isEmpty.length && isForm(table)
  return table.header.map((head, index) => {
    const column = [contentWidths(head, theme.tableHead), ...(cells[index] ?? [])]
    const isBlank = isWritten && isEmpty[index] === true
    const written = isBlank ? (table.rows.length * WRITING_WIDTH) / empty : 0
    const total = column.reduce((sum, cell) => sum + cell.max, written)
    return {
      min: Math.max(...column.map((cell) => cell.min)) + padding,
      max: Math.max(...column.map((cell) => cell.max), isBlank ? MAX_WRITING_WIDTH : 0) + padding,
      // the square root limits the share of one long column
      weight: Math.sqrt(total + 1),
    }
  })
}

function cellWidths(table: Table, row: Run[][], column: number, theme: ColumnTheme): { min: number; max: number } {
  const chips = categoriesIn(table, row, column).length
  if (chips === 0) return contentWidths(row[column] ?? [], theme.table)
  const width = chipsWidth(chips, theme.chip.height)
  return { min: width, max: width }
}

/** What a table's columns depend on. */
export interface ColumnTheme {
  table: TextStyle
  tableHead: TextStyle
  cell: { x: number }
  chip: { height: number }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The width at which no word of a table is split, points. */
export function minTableWidth(table: Table, theme: ColumnTheme): number {
  return sum(columnsOf(table, theme).map(({ min }) => min))
}

/**
 * Distributes the width of a table among its columns: at least the longest word, the rest by amount of text, to keep rows
 * low.
 * @param width points
 * @returns the width of each column in points; the sum is `width`
 */
export function columnWidths(table: Table, theme: ColumnTheme, width: number): number[] {
  const { tickColumns = 0, ...words } = table
  if (tickColumns > 0) {
    const narrower: Table = {
      ...words,
      header: words.header.slice(0, -tickColumns),
      rows: words.rows.map((row) => row.slice(0, -tickColumns)),
    }
    const rest = columnWidths(narrower, theme, width - tickColumns * TICK_WIDTH)
    return [...rest, ...Array.from({ length: tickColumns }, () => TICK_WIDTH)]
  }
  const columns = columnsOf(table, theme)
  const min = sum(columns.map((column) => column.min))
  if (min >= width) return columns.map((column) => (column.min / min) * width)
  const max = sum(columns.map((column) => column.max))
  if (max <= width) return columns.map((column) => column.max + ((width - max) * column.max) / max)
  return distributeSpace(columns, width, min)
}

interface Column {
  min: number
  max: number
  weight: number
}

/** Distributes the width above the minimum widths by weight; no column gets more than its maximum. */
function distributeSpace(columns: Column[], width: number, min: number): number[] {
  const widths = columns.map((column) => column.min)
  let remaining = width - min
  let growable = columns.map((_, index) => index)
  while (remaining > 0.01 && growable.length > 0) {
    const weights = growable.reduce((total, index) => total + (columns[index]?.weight ?? 0), 0)
    let distributed = 0
    for (const index of growable) {
      const column = columns[index]
      const current = widths[index]
      if (!column || current === undefined) continue
      const more = Math.min((remaining * column.weight) / weights, column.max - current)
      widths[index] = current + more
      distributed += more
    }
    remaining -= distributed
    growable = growable.filter((index) => (columns[index]?.max ?? 0) - (widths[index] ?? 0) > 0.01)
    if (distributed < 0.01) break
  }
  return widths
}
