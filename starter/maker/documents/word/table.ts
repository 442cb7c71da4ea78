import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { INK } from '../brand.ts'
import { cellPadding, type Theme, TICK_HEIGHT, WRITING_HEIGHT } from '../pdf/theme.ts'
import { isCriticalRow, keepsWithNext, type Run, type Table as TableBlock } from '../text/blocks.ts'
import { categoriesIn } from '../text/categories.ts'
import { columnWidths } from '../text/columns.ts'
import { isForm } from '../text/forms.ts'
import type { BlockContext } from './block-context.ts'
import { wordChips } from './chips.ts'
import { halfPoints, twips } from './measures.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'

const ALIGN = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const
/** Borders of tick columns are dark enough for photocopies. */
const line = (color: string, width: number) => ({ style: BorderStyle.SINGLE, size: Math.round(width * 8), color })

/** Width of the bar of a critical step, points. */
const CRITICAL_BAR = 3

/** A table; its header is repeated on each page, and no row is divided by a page break. */
export function wordTable(table: TableBlock, context: BlockContext): Table {
  const { theme, keeps } = context
  const { indent, rule } = theme
  const hasChips = table.categoryColumns !== undefined
  const cell = cellPadding(theme, hasChips)
  const isWritten = isForm(table)
  const isChecklist = table.tickColumns !== undefined
  const least = isWritten ? WRITING_HEIGHT : isChecklist ? TICK_HEIGHT : 0
  const left = context.depth * indent
  const widths = columnWidths(table, theme, context.width - left).map(twips)
  const row = (cells: Run[][], header: boolean, keepNext: boolean) => {
    const isCritical = !header && isCriticalRow(table, cells)
    const background = header ? INK.indigo : isCritical && INK.sand
    return new TableRow({
      tableHeader: header,
      cantSplit: keeps,
      ...(least > 0 && !header && { height: { value: twips(least), rule: HeightRule.ATLEAST } }),
      children: widths.map((width, index) => {
        const chips = header ? [] : categoriesIn(table, cells, index)
        const paragraph = new Paragraph({
          style: header ? STYLE.head : STYLE.cell,
          alignment: ALIGN[table.align[index] ?? 'left'],
          keepNext: keepNext && keeps,
          children: chips.length > 0 ? wordChips(chips, context) : wordRuns(cells[index] ?? []),
        })
        return new TableCell({
          width: { size: width, type: WidthType.DXA },
          ...((hasChips || isChecklist) && { verticalAlign: VerticalAlignTable.CENTER }),
          // a bar that photocopies keep
          ...(isCritical && index === 0 && { borders: { left: line(INK.ink, CRITICAL_BAR) } }),
          ...(background && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: background } }),
          children: [paragraph],
        })
      }),
    })
  }
  const edge = line(INK[table.tickColumns || isWritten ? 'inkSoft' : rule.ink], rule.width)
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    indent: { size: twips(left), type: WidthType.DXA },
    margins: {
      left: twips(cell.x),
      right: twips(cell.x),
      top: twips(cell.y - rule.width / 2),
      bottom: twips(cell.y - rule.width / 2),
      marginUnitType: WidthType.DXA,
    },
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
    rows: [
      row(table.header, true, true),
      ...table.rows.map((cells, index) => {
        const keepNext = keepsWithNext(table, index)
        return table.headingRows?.includes(index)
          ? headingRow(cells[0] ?? [], widths, keeps && keepNext, theme)
          : row(cells, false, keepNext)
      }),
    ],
  })
}

/** A heading across all columns, which Word shows in its navigation pane. */
function headingRow(words: Run[], widths: number[], keepNext: boolean, { table }: Theme): TableRow {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: 0, after: 0, line: twips(table.leading) },
    keepNext,
    children: wordRuns(words, { size: halfPoints(table.size) }),
  })
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: widths.length,
        width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: INK.line },
        children: [heading],
      }),
    ],
  })
}
