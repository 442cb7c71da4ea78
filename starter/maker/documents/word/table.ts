import {
  AlignmentType,
  BorderStyle,
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
import { cellPadding, WRITING_HEIGHT } from '../pdf/theme.ts'
import { isCriticalRow, type Run, type Table as TableBlock } from '../text/blocks.ts'
import { categoriesIn } from '../text/categories.ts'
import { columnWidths } from '../text/columns.ts'
import { isForm } from '../text/forms.ts'
import type { BlockContext } from './block-context.ts'
import { wordChips } from './chips.ts'
import { twips } from './measures.ts'
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
  const left = context.depth * indent
  const widths = columnWidths(table, theme, context.width - left).map(twips)
  const row = (cells: Run[][], header: boolean, keepNext: boolean) => {
    const isCritical = !header && isCriticalRow(table, cells)
    const background = header ? INK.indigo : isCritical && INK.sand
    return new TableRow({
      tableHeader: header,
      cantSplit: keeps,
      ...(isWritten && !header && { height: { value: twips(WRITING_HEIGHT), rule: HeightRule.ATLEAST } }),
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
          ...(hasChips && { verticalAlign: VerticalAlignTable.CENTER }),
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
    // keep the last two rows on one page
    rows: [
      row(table.header, true, true),
      ...table.rows.map((cells, index) => row(cells, false, index === table.rows.length - 2)),
    ],
  })
}
