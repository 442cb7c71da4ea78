import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import { type Align, isCriticalRow, type Run, type Table } from '../text/blocks.ts'
import { columnWidths } from '../type/columns.ts'
import { breakLines, type Line, type TextStyle } from '../type/lines.ts'
import type { BlockContext } from './block-slices.ts'
import type { Canvas, Tag } from './canvas.ts'
import { heightOf, type Slice } from './slice.ts'
import type { Theme } from './theme.ts'
import { writeLine } from './write-line.ts'

interface Row {
  cells: Line[][]
  style: TextStyle
  ink: Ink
  /** Null for a header that is repeated on a later page: an artifact. */
  tag: Tag | null
  role: 'TH' | 'TD'
}

/** A table up to this height, in points, stays on one page: for example a form of five lines. */
const MAX_KEPT_TOGETHER = 160

/** A table: one slice per row; the header is repeated on each page. */
export function tableSlices(table: Table, gap: number, context: BlockContext): Slice[] {
  const { theme } = context
  const pad = theme.cell
  const widths = columnWidths(table, theme.table, theme.tableHead, context.width, pad.x * 2)
  const tag: Tag = { role: 'Table', parent: context.parent }
  const lines = (cells: Run[][], style: TextStyle): Line[][] =>
    widths.map((width, index) => breakLines(cells[index] ?? [], style, width - pad.x * 2))
  const height = (row: Row) => Math.max(...row.cells.map((cell) => cell.length)) * row.style.leading + pad.y * 2
  const look = { widths, align: table.align, pad, rule: theme.rule, tickColumns: table.tickColumns ?? 0 }
  const sliceOf = (row: Row, background: Ink | null): Omit<Slice, 'gap' | 'keepNext'> => ({
    height: height(row),
    draw: (canvas, x, y) => drawRow(canvas, row, { ...look, height: height(row), background }, x, y),
  })
  const head: Row = {
    cells: lines(table.header, theme.tableHead),
    style: theme.tableHead,
    ink: 'white',
    tag: { role: 'TR', parent: tag },
    role: 'TH',
  }
  const repeatedHeader: Slice = { ...sliceOf({ ...head, tag: null }, 'indigo'), gap: 0, keepNext: true }
  const rows = table.rows.map((cells, index): Slice => {
    const row: Row = {
      cells: lines(cells, theme.table),
      style: theme.table,
      ink: 'ink',
      tag: { role: 'TR', parent: tag },
      role: 'TD',
    }
    // keep the last two rows on one page
    return {
      ...sliceOf(row, isCriticalRow(table, cells) ? 'sand' : null),
      gap: 0,
      keepNext: index === table.rows.length - 2,
      repeatedHeader,
    }
  })
  const all: Slice[] = [{ ...sliceOf(head, 'indigo'), gap: gap + 2, keepNext: true }, ...rows]
  if (heightOf(all) > MAX_KEPT_TOGETHER) return all
  return all.map((slice, index) => {
    const keepNext = index < all.length - 1
    return { ...slice, keepNext, isKeepNextOptional: keepNext && !slice.keepNext }
  })
}

interface RowLook {
  widths: number[]
  align: Align[]
  pad: { x: number; y: number }
  rule: Theme['rule']
  height: number
  background: Ink | null
  /** How many of the last columns are for ticks; their borders are dark enough for photocopies. */
  tickColumns: number
}

function drawRow(canvas: Canvas, row: Row, look: RowLook, x: number, y: number): void {
  const width = look.widths.reduce((sum, each) => sum + each, 0)
  const write = () => writeCells(canvas, row, look, x, y)
  canvas.drawArtifact('Layout', () => {
    // starts below the border of the row above
    if (look.background) canvas.pdf.rect(x, y + 0.4, width, look.height - 0.4).fill(hexColor(look.background))
    canvas.pdf
      .moveTo(x, y + look.height)
      .lineTo(x + width, y + look.height)
      .lineWidth(look.rule.width)
      .stroke(hexColor(look.tickColumns > 0 ? 'inkSoft' : look.rule.ink))
    for (const left of edges(look)) {
      canvas.pdf
        .moveTo(x + left, y)
        .lineTo(x + left, y + look.height)
        .lineWidth(look.rule.width)
        .stroke(hexColor(look.rule.grid ? look.rule.ink : 'inkSoft'))
    }
  })
  if (row.tag === null) canvas.drawArtifact('Pagination', write)
  else write()
}

/** The vertical lines, points from the left of the table: those of a grid, or of the tick columns. */
function edges({ widths, tickColumns, rule }: RowLook): number[] {
  if (tickColumns === 0 && !rule.grid) return []
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  return rule.grid ? [0, ...ends] : ends.slice(-tickColumns - 1)
}

function writeCells(canvas: Canvas, row: Row, look: RowLook, x: number, y: number): void {
  let left = x
  for (const [index, lines] of row.cells.entries()) {
    const width = look.widths[index] ?? 0
    const tag: Tag | null = row.tag && { role: row.role, parent: row.tag }
    // empty cells too, because the columns would shift for a screen reader
    if (tag) canvas.element(tag)
    for (const [number, line] of lines.entries()) {
      const spare = width - look.pad.x * 2 - line.width
      const shift = look.align[index] === 'right' ? spare : look.align[index] === 'center' ? spare / 2 : 0
      if (line.pieces.length > 0) {
        writeLine(
          canvas,
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
