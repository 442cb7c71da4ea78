import type { Table } from '../text/blocks.ts'
import { contentWidths, type TextStyle } from './lines.ts'

/** Width of a column for ticks by hand, points: wide enough for a short date. */
const TICK_WIDTH = 32

/** The width at which no word of a table is split, points. @param padding as in `columnWidths` */
export function minTableWidth(table: Table, text: TextStyle, header: TextStyle, padding: number): number {
  return table.header
    .map((head, index) => {
      const cells = [contentWidths(head, header), ...table.rows.map((row) => contentWidths(row[index] ?? [], text))]
      return Math.max(...cells.map((cell) => cell.min)) + padding + 0.5
    })
    .reduce((sum, width) => sum + width, 0)
}

/**
 * Distributes the width of a table among its columns: at least the longest word, the rest by amount of text, to keep rows
 * low.
 * @param width points
 * @param padding points left and right of the text in a cell, together
 * @returns the width of each column in points; the sum is `width`
 */
export function columnWidths(
  table: Table,
  text: TextStyle,
  header: TextStyle,
  width: number,
  padding: number,
): number[] {
  const { tickColumns = 0, ...words } = table
  if (tickColumns > 0) {
    const narrower: Table = {
      ...words,
      header: words.header.slice(0, -tickColumns),
      rows: words.rows.map((row) => row.slice(0, -tickColumns)),
    }
    const rest = columnWidths(narrower, text, header, width - tickColumns * TICK_WIDTH, padding)
    return [...rest, ...Array.from({ length: tickColumns }, () => TICK_WIDTH)]
  }
  const columns = table.header.map((head, index) => {
    const cells = [contentWidths(head, header), ...table.rows.map((row) => contentWidths(row[index] ?? [], text))]
    const total = cells.reduce((sum, cell) => sum + cell.max, 0)
    return {
      min: Math.max(...cells.map((cell) => cell.min)) + padding + 0.5,
      max: Math.max(...cells.map((cell) => cell.max)) + padding + 0.5,
      // the square root limits the share of one long column
      weight: Math.sqrt(total + 1),
    }
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
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
