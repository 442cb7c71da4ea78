import { HeadingLevel, type IParagraphOptions, Paragraph, type Table } from 'docx'
import { introduces } from '../pdf/block-slices.ts'
import { PAGE_THEME } from '../pdf/theme.ts'
import type { Block, List } from '../text/blocks.ts'
import { twips } from './measures.ts'
import { wordNote } from './note.ts'
import type { Place } from './place.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'
import { wordTable } from './table.ts'

const HEADINGS = { 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2, 4: HeadingLevel.HEADING_3 } as const

/** Blocks as Word's paragraphs and tables. */
export function wordBlocks(blocks: Block[], place: Place): (Paragraph | Table)[] {
  return blocks.flatMap((_, index) => wordBlock(blocks, index, place))
}

function wordBlock(blocks: Block[], index: number, place: Place): (Paragraph | Table)[] {
  const block = blocks[index]
  const next = blocks[index + 1]
  const within = { ...place, tail: place.tail && next === undefined }
  switch (block?.kind) {
    case undefined:
      return []
    case 'heading':
      return [
        new Paragraph({ ...text(block, next, within), pageBreakBefore: blocks[index - 1]?.kind === 'page-break' }),
      ]
    case 'paragraph':
      return [new Paragraph({ ...text(block, next, within), ...indented(place) })]
    case 'list':
      return listParagraphs(block, place.depth === 0 ? { ...place, tail: true } : within)
    case 'table':
      return [wordTable(block, place), ...gap(next)]
    case 'note':
      return [wordNote(block, place, wordBlocks), ...gap(next)]
    case 'page-break':
      // a heading begins the page itself, without an empty line above it
      return next === undefined || next.kind === 'heading'
        ? []
        : [new Paragraph({ style: STYLE.gap, pageBreakBefore: true })]
  }
}

type Text = Extract<Block, { runs: unknown }>

function text(block: Text, next: Block | undefined, place: Place): IParagraphOptions {
  const children = wordRuns(block.runs)
  if (block.kind === 'heading') return { heading: HEADINGS[block.level], children }
  const after = place.depth > 0 && place.tail && { spacing: { after: twips(PAGE_THEME.gap) } }
  const asks = next?.kind === 'list' && next.mark === 'letter' && { spacing: { after: twips(PAGE_THEME.answerGap) } }
  return { style: place.style, children, keepNext: introduces(block, next), ...after, ...asks }
}

/** Below a table: Word would join it with the next one, and tables have no distance of their own. */
function gap(next: Block | undefined): Paragraph[] {
  return next?.kind === 'heading' ? [] : [new Paragraph({ style: STYLE.gap })]
}

function indented(place: Place): IParagraphOptions {
  return place.depth === 0 ? {} : { indent: { left: twips(PAGE_THEME.indent * place.depth) } }
}

function listParagraphs(list: List, place: Place): (Paragraph | Table)[] {
  const referenceOf = place.lists.open(list)
  const style = place.style === STYLE.body ? STYLE.list : place.style
  return list.items.flatMap((item, index) => {
    const last = index === list.items.length - 1
    const [first, ...others] = item.blocks
    const inside: Place = { ...place, style, depth: place.depth + 1, tail: place.tail && last }
    const numbering = { reference: referenceOf(item), level: Math.min(place.depth, 8) }
    // the answers to a question are not torn apart
    const together = list.mark === 'letter' && (!last || list.keepNext === true) && { keepNext: true }
    const close = list.mark === 'letter' && !last && { spacing: { after: twips(PAGE_THEME.answerGap) } }
    const isText = first?.kind === 'paragraph' || first?.kind === 'heading'
    const look = isText ? text(first, others[0], { ...inside, tail: inside.tail && others.length === 0 }) : { style }
    const rest = isText ? others : item.blocks
    return [new Paragraph({ ...look, ...together, ...close, numbering }), ...wordBlocks(rest, inside)]
  })
}
