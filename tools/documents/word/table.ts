import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import { INK } from '../brand.ts'
import { PAGE_THEME } from '../pdf/theme.ts'
import { isMust, type Run, type Table as TableBlock } from '../text/blocks.ts'
import { columnWidths } from '../type/columns.ts'
import type { TextStyle } from '../type/lines.ts'
import { twips } from './measures.ts'
import type { Place } from './place.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'

const ALIGN = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const
/** Lines between cells to tick are dark enough for a copying machine. */
const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 6, color })

/** Where Calibri is missing (phones, LibreOffice) another font takes its place, so much wider: no word may break for it. */
const WIDER = 1.3

/** A table; its header comes again at the top of each further page, and no row is cut by the end of a page. */
export function wordTable(table: TableBlock, place: Place): Table {
  const { cell, table: text, tableHead, indent } = PAGE_THEME
  const left = place.depth * indent
  const widths = columnWidths(table, wider(text), wider(tableHead), place.width - left, cell.x * 2).map(twips)
  const row = (cells: Run[][], header: boolean, keepNext: boolean) => {
    const background = header ? INK.indigo : isMust(table, cells) && INK.sand
    return new TableRow({
      tableHeader: header,
      cantSplit: true,
      children: widths.map((width, index) => {
        const paragraph = new Paragraph({
          style: header ? STYLE.head : STYLE.cell,
          alignment: ALIGN[table.align[index] ?? 'left'],
          keepNext,
          children: wordRuns(cells[index] ?? []),
        })
        return new TableCell({
          width: { size: width, type: WidthType.DXA },
          ...(background && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: background } }),
          children: [paragraph],
        })
      }),
    })
  }
  const edge = line(table.toTick ? INK.inkSoft : INK.line)
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    indent: { size: twips(left), type: WidthType.DXA },
    margins: {
      left: twips(cell.x),
      right: twips(cell.x),
      top: twips(cell.y - 1),
      bottom: twips(cell.y - 1),
      marginUnitType: WidthType.DXA,
    },
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
    // the last two rows go to a new page together
    rows: [
      row(table.header, true, true),
      ...table.rows.map((cells, index) => row(cells, false, index === table.rows.length - 2)),
    ],
  })
}

function wider(style: TextStyle): TextStyle {
  return { ...style, size: style.size * WIDER }
}
