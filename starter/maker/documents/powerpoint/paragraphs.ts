import type { Ink } from '../brand.ts'
import { listIndent } from '../pdf/list-slices.ts'
import type { Theme } from '../pdf/theme.ts'
import type { Block, List, ListItem, Run } from '../text/blocks.ts'
import { fill } from './colors.ts'
import { INDENT } from './levels.ts'
import { emu, hundredths } from './measures.ts'
import type { SlidePart } from './slide-part.ts'
import { element, type Xml, xml } from './xml.ts'

/** Headings, paragraphs and lists as paragraphs of a frame whose levels have bullets. */
export function paragraphsOf(blocks: Block[], theme: Theme, part: SlidePart, depth = 0): Xml[] {
  return blocks.flatMap((block) => blockParagraphs(block, theme, part, depth))
}

function blockParagraphs(block: Block, theme: Theme, part: SlidePart, depth: number): Xml[] {
  switch (block.kind) {
    case 'heading':
      return [
        paragraph(
          NO_BULLET,
          block.runs.map((run) => ({ ...run, bold: true })),
          part,
        ),
      ]
    case 'paragraph':
      return [paragraph(NO_BULLET, block.runs, part)]
    case 'list':
      return block.items.flatMap((item, index) => itemParagraphs(block, item, index, theme, part, depth))
    case 'note':
      return paragraphsOf(block.blocks, theme, part, depth)
    case 'page-break':
      return []
    case 'table':
    case 'picture':
    case 'steps':
      throw new Error('PowerPoint supports no table or picture inside a list or a box')
  }
}

const NO_BULLET = xml`<a:pPr marL="0" indent="0"><a:buNone/></a:pPr>`

function itemParagraphs(
  list: List,
  item: ListItem,
  index: number,
  theme: Theme,
  part: SlidePart,
  depth: number,
): Xml[] {
  const nested = item.blocks.filter((block) => block.kind === 'list')
  const [first, ...others] = item.blocks.flatMap((block) => ('runs' in block ? [block.runs] : []))
  return [
    paragraph(itemLook(list, item, index, theme, depth), first ?? [], part),
    ...others.map((runs) => paragraph(levelLook(depth, { indent: 0 }, [xml`<a:buNone/>`]), runs, part)),
    ...paragraphsOf(nested, theme, part, depth + 1),
  ]
}

/** Bullets are those of the level; the other marks are set here. */
function itemLook(list: List, item: ListItem, index: number, theme: Theme, depth: number): Xml | null {
  if (list.mark === 'bullet') return depth === 0 ? null : levelLook(depth, {}, [])
  const indent = listIndent(list, theme)
  const position = { marL: emu(INDENT.level * depth + indent), indent: emu(-indent) }
  if (list.mark === 'tick') {
    const box = xml`<a:buFont typeface="Wingdings" charset="2"/><a:buChar char="${item.ticked ? 'þ' : '¨'}"/>`
    return levelLook(depth, position, [xml`<a:buClr><a:schemeClr val="tx1"/></a:buClr>`, box])
  }
  const type = list.mark === 'letter' ? 'alphaLcPeriod' : 'arabicPeriod'
  // a second paragraph of an item ends PowerPoint's count
  const interrupted = list.items.some(({ blocks }) => blocks.filter((block) => block.kind !== 'list').length > 1)
  const startAt = list.start + (interrupted ? index : 0)
  return levelLook(depth, position, [element('a:buAutoNum', { type, startAt: startAt === 1 ? null : startAt })])
}

function levelLook(depth: number, position: { marL?: number; indent?: number }, marks: Xml[]): Xml {
  const { marL = null, indent = null } = position
  return element('a:pPr', { marL, lvl: depth === 0 ? null : depth, indent }, marks)
}

/** What runs have by themselves where no placeholder gives it: in the cells of a table. */
export interface CellText {
  /** Points. */
  size: number
  /** Null is the colour of the table style. */
  ink: Ink | null
}

export function paragraph(look: Xml | null, runs: Run[], part: SlidePart, cell: CellText | null = null): Xml {
  const pieces = runs.flatMap((run) =>
    run.text
      .split('\n')
      .flatMap((text, index): Xml[] => [
        ...(index > 0 ? [xml`<a:br>${characters('a:rPr', run, part, cell)}</a:br>`] : []),
        ...(text === '' ? [] : [xml`<a:r>${characters('a:rPr', run, part, cell)}<a:t>${text}</a:t></a:r>`]),
      ]),
  )
  const end = pieces.length > 0 ? null : characters('a:endParaRPr', null, part, cell)
  return element('a:p', {}, [look, ...pieces, end])
}

function characters(tag: string, run: Run | null, part: SlidePart, cell: CellText | null): Xml {
  const look = {
    lang: part.lang,
    sz: cell && hundredths(cell.size),
    b: run?.bold ? 1 : null,
    i: run?.italic ? 1 : null,
  }
  return element(tag, look, [
    cell?.ink ? fill(cell.ink) : null,
    run?.link ? xml`<a:hlinkClick r:id="${part.relate('hyperlink', run.link)}"/>` : null,
  ])
}
