import { INK } from '../brand.ts'
import { SAFETY_FACTOR } from '../slides/design.ts'
import type { FittedSlide } from '../slides/fit.ts'
import type { Run } from '../text/blocks.ts'
import { columnWidths } from '../type/columns.ts'
import { fill } from './colors.ts'
import { emu, NAMESPACES, positionOf } from './measures.ts'
import { paragraph } from './paragraphs.ts'
import type { Part } from './parts.ts'
import { type Placeholder, placeholderTag } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import { attributes, element, type Xml, xml } from './xml.ts'

const STYLE = '{8A1F3C52-6E0B-4D7A-9C35-1B2E4F60A7D8}'

/** The style of all tables, also of new ones: a header in the first accent, thin lines under the rows. */
export function tableStylesPart(): Xml {
  const line = (side: string) =>
    element(`a:${side}`, {}, [xml`<a:ln w="${emu(0.8)}" cmpd="sng">${fill('line')}</a:ln>`])
  return xml`
    <a:tblStyleLst${NAMESPACES} def="${STYLE}">
      <a:tblStyle styleId="${STYLE}" styleName="Training Resource Package">
        <a:wholeTbl>
          <a:tcTxStyle>
            <a:fontRef idx="minor"><a:srgbClr val="${INK.ink}"/></a:fontRef><a:schemeClr val="tx1"/>
          </a:tcTxStyle>
          <a:tcStyle>
            <a:tcBdr>${['bottom', 'insideH'].map(line)}</a:tcBdr>
            <a:fill><a:noFill/></a:fill>
          </a:tcStyle>
        </a:wholeTbl>
        <a:firstRow>
          <a:tcTxStyle b="on">
            <a:fontRef idx="minor"><a:srgbClr val="${INK.ink}"/></a:fontRef><a:schemeClr val="bg1"/>
          </a:tcTxStyle>
          <a:tcStyle><a:tcBdr/><a:fill>${fill('indigo')}</a:fill></a:tcStyle>
        </a:firstRow>
      </a:tblStyle>
    </a:tblStyleLst>`
}

const ALIGN = { left: null, center: 'ctr', right: 'r' } as const

/**
 * A native table. Its look comes from the table style; only the padding of cells and the size of the text,
 * which a style cannot have, are set here.
 */
export function tableFrame(
  { theme }: FittedSlide,
  { table, rowHeights, frame }: Extract<Part, { kind: 'table' }>,
  part: SlidePart,
  { name, description, placeholder }: { name: string; description: string; placeholder: Placeholder | null },
): Xml {
  // the widths of the preview, plus the safety margin for wider fonts
  const widths = columnWidths(table, theme, frame.width * SAFETY_FACTOR).map((width) => width / SAFETY_FACTOR)
  const padding = attributes({
    marL: emu(theme.cell.x),
    marR: emu(theme.cell.x),
    marT: emu(theme.cell.y),
    marB: emu(theme.cell.y),
  })
  const cell = (runs: Run[], column: number): Xml => {
    const align = ALIGN[table.align[column] ?? 'left']
    const look = align === null ? null : element('a:pPr', { algn: align })
    return xml`
      <a:tc>
        <a:txBody><a:bodyPr/><a:lstStyle/>${paragraph(look, runs, part, theme.table.size)}</a:txBody>
        <a:tcPr${padding}/>
      </a:tc>`
  }
  const row = (cells: Run[][], index: number): Xml =>
    xml`<a:tr h="${emu(rowHeights[index] ?? 0)}">${widths.map((_, column) => cell(cells[column] ?? [], column))}</a:tr>`
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
            <a:tblPr firstRow="1"><a:tableStyleId>${STYLE}</a:tableStyleId></a:tblPr>
            <a:tblGrid>${widths.map((width) => xml`<a:gridCol w="${emu(width)}"/>`)}</a:tblGrid>
            ${[table.header, ...table.rows].map(row)}
          </a:tbl>
        </a:graphicData>
      </a:graphic>
    </p:graphicFrame>`
}
