import { breakLines, type TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { isCriticalRow, keepsWithNext, plainText, type Run, type Table } from '../text/blocks.ts'
import { categoriesIn } from '../text/categories.ts'
import { columnWidths } from '../text/columns.ts'
import { isForm } from '../text/forms.ts'
import type { BlockContext } from './block-context.ts'
import type { Tag } from './canvas.ts'
import { heightOf, type Slice } from './slice.ts'
import { type Cell, cellHeight, drawRow, type Row } from './table-row.ts'
import { cellPadding, TICK_HEIGHT, WRITING_HEIGHT } from './theme.ts'

/** A table up to this height, in points, stays on one page: for example a form of five lines. */
const MAX_KEPT_TOGETHER = 160

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)

/** A table: one slice per row; the header is repeated on each page. */
export function tableSlices(table: Table, gap: number, context: BlockContext): Slice[] {
  const { theme } = context
  const hasChips = table.categoryColumns !== undefined
  const isChecklist = table.tickColumns !== undefined
  const isWritten = isForm(table)
  const pad = cellPadding(theme, hasChips)
  const widths = columnWidths(table, theme, context.width)
  const tag: Tag = { role: 'Table', parent: context.parent }
  const cellsOf = (cells: Run[][], style: TextStyle, isHead: boolean): Cell[] =>
    widths.map((width, index) => ({
      lines: breakLines(cells[index] ?? [], style, width - pad.x * 2),
      chips: isHead ? [] : categoriesIn(table, cells, index),
    }))
  const height = ({ cells, style, role }: Row, isHeading: boolean) => {
    const content = Math.max(...cells.map((cell) => cellHeight(cell, style, theme.chip))) + pad.y * 2
    const least = role === 'TH' || isHeading ? 0 : isWritten ? WRITING_HEIGHT : isChecklist ? TICK_HEIGHT : 0
    return Math.max(least, content)
  }
  const edged = isWritten ? ('all' as const) : (table.tickColumns ?? 0)
  const look = {
    widths,
    align: table.align,
    pad,
    rule: theme.rule,
    chip: theme.chip,
    edged,
    isCentred: hasChips || isChecklist,
  }
  const sliceOf = (
    row: Row,
    background: Ink | null,
    { isCritical = false, heading = '' }: { isCritical?: boolean; heading?: string } = {},
  ): Omit<Slice, 'gap' | 'keepNext'> => ({
    height: height(row, heading !== ''),
    draw: (canvas, x, y) => {
      if (heading !== '') canvas.bookmark(heading, 2)
      const edges = heading === '' ? edged : 0
      drawRow(canvas, row, { ...look, edged: edges, height: height(row, heading !== ''), background, isCritical }, x, y)
    },
  })
  const head: Row = {
    cells: cellsOf(table.header, theme.tableHead, true),
    style: theme.tableHead,
    ink: 'white',
    tag: { role: 'TR', parent: tag },
    role: 'TH',
  }
  const repeatedHeader: Slice = { ...sliceOf({ ...head, tag: null }, 'indigo'), gap: 0, keepNext: true }
  const rows = table.rows.map((cells, index): Slice => {
    const row: Row = {
      cells: cellsOf(cells, theme.table, false),
      style: theme.table,
      ink: 'ink',
      tag: { role: 'TR', parent: tag },
      role: 'TD',
    }
    const keepNext = keepsWithNext(table, index)
    if (table.headingRows?.includes(index)) {
      const [words = []] = cells
      const style = { ...theme.table, bold: true }
      const heading: Row = {
        ...row,
        cells: [{ lines: breakLines(words, style, sum(widths) - pad.x * 2), chips: [] }],
        style,
        ink: 'indigo',
      }
      return { ...sliceOf(heading, 'line', { heading: plainText(words) }), gap: 0, keepNext, repeatedHeader }
    }
    const isCritical = isCriticalRow(table, cells)
    return { ...sliceOf(row, isCritical ? 'sand' : null, { isCritical }), gap: 0, keepNext, repeatedHeader }
  })
  const all: Slice[] = [{ ...sliceOf(head, 'indigo'), gap: gap + 2, keepNext: true }, ...rows]
  if (heightOf(all) > MAX_KEPT_TOGETHER) return all
  return all.map((slice, index) => {
    const keepNext = index < all.length - 1
    return { ...slice, keepNext, isKeepNextOptional: keepNext && !slice.keepNext }
  })
}
