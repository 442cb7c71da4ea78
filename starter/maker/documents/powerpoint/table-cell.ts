import { CATEGORY_LOOKS, type Category } from '../../../drawings/kit/marks.ts'
import { cellPadding, type Theme } from '../pdf/theme.ts'
import type { Run, Table } from '../text/blocks.ts'
import { categoriesIn } from '../text/categories.ts'
import { fill } from './colors.ts'
import { emu } from './measures.ts'
import { paragraph } from './paragraphs.ts'
import type { SlidePart } from './slide-part.ts'
import { element, type Xml, xml } from './xml.ts'

const ALIGN = { left: null, center: 'ctr', right: 'r' } as const

/** Fills of cells with a category of eligibility, in the colours of the chips. */
const CATEGORY_FILLS: Record<Category, Xml> = {
  1: xml`<a:solidFill><a:schemeClr val="accent4"><a:lumMod val="20000"/><a:lumOff val="80000"/></a:schemeClr></a:solidFill>`,
  2: fill('marigold'),
  3: fill('terracotta'),
  4: fill('ink'),
}

/**
 * A cell. Its look comes from the table style, which can have neither the size of the text nor the padding. A category of
 * eligibility fills its cell: a chip would not move with the text.
 */
export function tableCell(table: Table, row: Run[][], column: number, theme: Theme, part: SlidePart): Xml {
  const categories = row === table.header ? [] : categoriesIn(table, row, column)
  const [category] = categories.length === 1 ? categories : []
  const align = ALIGN[category ? 'center' : (table.align[column] ?? 'left')]
  const runs = (row[column] ?? []).map((run) => (categories.length > 0 ? { ...run, bold: true } : run))
  const ink = category && CATEGORY_LOOKS[category].ink === 'white' ? 'white' : null
  const text = paragraph(align && element('a:pPr', { algn: align }), runs, part, { size: theme.table.size, ink })
  const isCentred = table.categoryColumns !== undefined
  const { x, y } = cellPadding(theme, isCentred)
  const box = { marL: emu(x), marR: emu(x), marT: emu(y), marB: emu(y), anchor: isCentred ? 'ctr' : null }
  return xml`
    <a:tc>
      <a:txBody><a:bodyPr/><a:lstStyle/>${text}</a:txBody>
      ${element('a:tcPr', box, [category ? CATEGORY_FILLS[category] : null])}
    </a:tc>`
}
