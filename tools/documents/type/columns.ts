import type { Table } from '../text/blocks.ts'
import { extent, type TextStyle } from './lines.ts'

/** Width of a column to tick by hand, points: a short date fits into it. */
const TICK_WIDTH = 32

/**
 * Shares the width of a table among its columns: none narrower than its longest word, the rest by how much text each
 * holds, so that rows come out as low as they can.
 * @param width points
 * @param padding points left and right of the text in a cell, together
 * @returns points, a number for each column; their sum is `width`
 */
export function columnWidths(
  table: Table,
  text: TextStyle,
  header: TextStyle,
  width: number,
  padding: number,
): number[] {
  const { toTick = 0, ...words } = table
  if (toTick > 0) {
    const narrower: Table = {
      ...words,
      header: words.header.slice(0, -toTick),
      rows: words.rows.map((row) => row.slice(0, -toTick)),
    }
    const rest = columnWidths(narrower, text, header, width - toTick * TICK_WIDTH, padding)
    return [...rest, ...Array.from({ length: toTick }, () => TICK_WIDTH)]
  }
  const columns = table.header.map((head, index) => {
    const cells = [extent(head, header), ...table.rows.map((row) => extent(row[index] ?? [], text))]
    const total = cells.reduce((sum, cell) => sum + cell.widest, 0)
    return {
      least: Math.max(...cells.map((cell) => cell.narrowest)) + padding + 0.5,
      most: Math.max(...cells.map((cell) => cell.widest)) + padding + 0.5,
      // the square root keeps one long column from starving the others
      weight: Math.sqrt(total + 1),
    }
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const least = sum(columns.map((column) => column.least))
  if (least >= width) return columns.map((column) => (column.least / least) * width)
  const most = sum(columns.map((column) => column.most))
  if (most <= width) return columns.map((column) => column.most + ((width - most) * column.most) / most)
  return shareOut(columns, width, least)
}

interface Column {
  least: number
  most: number
  weight: number
}

/** Gives out what is left above the least widths, by weight; no column gets more than its text needs. */
function shareOut(columns: Column[], width: number, least: number): number[] {
  const widths = columns.map((column) => column.least)
  let left = width - least
  let open = columns.map((_, index) => index)
  while (left > 0.01 && open.length > 0) {
    const weights = open.reduce((total, index) => total + (columns[index]?.weight ?? 0), 0)
    let given = 0
    for (const index of open) {
      const column = columns[index]
      const now = widths[index]
      if (!column || now === undefined) continue
      const more = Math.min((left * column.weight) / weights, column.most - now)
      widths[index] = now + more
      given += more
    }
    left -= given
    open = open.filter((index) => (columns[index]?.most ?? 0) - (widths[index] ?? 0) > 0.01)
    if (given < 0.01) break
  }
  return widths
}
