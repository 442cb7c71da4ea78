import type { Ink } from '../brand.ts'
import { hash } from '../picture/band.ts'
import { type Align, isMust, type Run, type Table } from '../text/blocks.ts'
import { columnWidths } from '../type/columns.ts'
import { breakLines, type Line, type TextStyle } from '../type/lines.ts'
import type { Place } from './block-slices.ts'
import type { Pen, Tag } from './pen.ts'
import { heightOf, type Slice } from './slice.ts'
import { writeLine } from './write-line.ts'

interface Row {
  cells: Line[][]
  style: TextStyle
  ink: Ink
  /** Null when the row is shown again on a further page. */
  tag: Tag | null
  role: 'TH' | 'TD'
}

/** A table that is no higher, in points, is not cut by the end of a page: a form of five lines, say. */
const SHORT = 160

/** A table: a slice for each row; the header comes again at the top of each further page. */
export function tableSlices(table: Table, gap: number, place: Place): Slice[] {
  const { theme } = place
  const pad = theme.cell
  const widths = columnWidths(table, theme.table, theme.tableHead, place.width, pad.x * 2)
  const tag: Tag = { role: 'Table', parent: place.parent }
  const lines = (cells: Run[][], style: TextStyle): Line[][] =>
    widths.map((width, index) => breakLines(cells[index] ?? [], style, width - pad.x * 2))
  const height = (row: Row) => Math.max(...row.cells.map((cell) => cell.length)) * row.style.leading + pad.y * 2
  const look = { widths, align: table.align, pad, toTick: table.toTick ?? 0 }
  const sliceOf = (row: Row, stripe: Ink | null): Omit<Slice, 'gap' | 'keepNext'> => ({
    height: height(row),
    draw: (pen, x, y) => drawRow(pen, row, { ...look, height: height(row), stripe }, x, y),
  })
  const head: Row = {
    cells: lines(table.header, theme.tableHead),
    style: theme.tableHead,
    ink: 'white',
    tag: { role: 'TR', parent: tag },
    role: 'TH',
  }
  const again: Slice = { ...sliceOf({ ...head, tag: null }, 'indigo'), gap: 0, keepNext: true }
  const rows = table.rows.map((cells, index): Slice => {
    const row: Row = {
      cells: lines(cells, theme.table),
      style: theme.table,
      ink: 'ink',
      tag: { role: 'TR', parent: tag },
      role: 'TD',
    }
    // the last two rows go to a new page together
    return {
      ...sliceOf(row, isMust(table, cells) ? 'sand' : null),
      gap: 0,
      keepNext: index === table.rows.length - 2,
      again,
    }
  })
  const all: Slice[] = [{ ...sliceOf(head, 'indigo'), gap: gap + 2, keepNext: true }, ...rows]
  if (heightOf(all) > SHORT) return all
  return all.map((slice, index) => {
    const inside = index < all.length - 1
    return { ...slice, keepNext: inside, mayPart: inside && !slice.keepNext }
  })
}

interface RowLook {
  widths: number[]
  align: Align[]
  pad: { x: number; y: number }
  height: number
  stripe: Ink | null
  /** How many of the last columns are to tick: they have lines that a copying machine keeps. */
  toTick: number
}

function drawRow(pen: Pen, row: Row, look: RowLook, x: number, y: number): void {
  const width = look.widths.reduce((sum, each) => sum + each, 0)
  const write = () => writeCells(pen, row, look, x, y)
  pen.beside('Layout', () => {
    // below the line of the row above
    if (look.stripe) pen.pdf.rect(x, y + 0.4, width, look.height - 0.4).fill(hash(look.stripe))
    pen.pdf
      .moveTo(x, y + look.height)
      .lineTo(x + width, y + look.height)
      .lineWidth(0.8)
      .stroke(hash(look.toTick > 0 ? 'inkSoft' : 'line'))
    for (const left of edges(look.widths, look.toTick)) {
      pen.pdf
        .moveTo(x + left, y)
        .lineTo(x + left, y + look.height)
        .lineWidth(0.8)
        .stroke(hash('inkSoft'))
    }
  })
  if (row.tag === null) pen.beside('Pagination', write)
  else write()
}

/** The sides of the columns to tick, points from the left of the table. */
function edges(widths: number[], toTick: number): number[] {
  if (toTick === 0) return []
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  return ends.slice(-toTick - 1)
}

function writeCells(pen: Pen, row: Row, look: RowLook, x: number, y: number): void {
  let left = x
  for (const [index, lines] of row.cells.entries()) {
    const width = look.widths[index] ?? 0
    const tag: Tag | null = row.tag && { role: row.role, parent: row.tag }
    // an empty cell counts too, or the columns shift for a screen reader
    if (tag) pen.element(tag)
    for (const [number, line] of lines.entries()) {
      const spare = width - look.pad.x * 2 - line.width
      const shift = look.align[index] === 'right' ? spare : look.align[index] === 'center' ? spare / 2 : 0
      if (line.pieces.length > 0) {
        writeLine(
          pen,
          line,
          row.style,
          row.ink,
          tag,
          left + look.pad.x + shift,
          y + look.pad.y + number * row.style.leading,
        )
      }
    }
    left += width
  }
}
