import { SAFETY_FACTOR } from '../slides/design.ts'
import type { FittedSlide } from '../slides/fit.ts'
import type { Run } from '../text/blocks.ts'
import { columnWidths } from '../text/columns.ts'
import { emu, positionOf } from './measures.ts'
import type { Part } from './parts.ts'
import { type Placeholder, placeholderTag } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import { tableCell } from './table-cell.ts'
import { TABLE_STYLE } from './table-style.ts'
import { element, type Xml, xml } from './xml.ts'

/** A native table. */
export function tableFrame(
  { theme }: FittedSlide,
  { table, rowHeights, frame }: Extract<Part, { kind: 'table' }>,
  part: SlidePart,
  { name, description, placeholder }: { name: string; description: string; placeholder: Placeholder | null },
): Xml {
  // the widths of the preview, plus the safety margin for wider fonts
  const widths = columnWidths(table, theme, frame.width * SAFETY_FACTOR).map((width) => width / SAFETY_FACTOR)
  const row = (cells: Run[][], index: number): Xml =>
    xml`<a:tr h="${emu(rowHeights[index] ?? 0)}">${widths.map((_, column) => tableCell(table, cells, column, theme, part))}</a:tr>`
  return xml`
    <p:graphicFrame>
      <p:nvGraphicFramePr>
        <p:cNvPr id="${part.ids()}" name="${name}" descr="${description}"/>
        <p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr>
        ${element('p:nvPr', {}, [placeholder && placeholderTag(placeholder)])}
      </p:nvGraphicFramePr>
      ${positionOf(frame, 'p:xfrm')}
      <a:graphic>
        <a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">
          <a:tbl>
            <a:tblPr firstRow="1"><a:tableStyleId>${TABLE_STYLE}</a:tableStyleId></a:tblPr>
            <a:tblGrid>${widths.map((width) => xml`<a:gridCol w="${emu(width)}"/>`)}</a:tblGrid>
            ${[table.header, ...table.rows].map(row)}
          </a:tbl>
        </a:graphicData>
      </a:graphic>
    </p:graphicFrame>`
}
