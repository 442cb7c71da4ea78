import { HeadingLevel, type IParagraphOptions, Paragraph, type Table } from 'docx'
import { introduces } from '../pdf/block-slices.ts'
import type { Block, List } from '../text/blocks.ts'
import type { BlockContext } from './block-context.ts'
import { wordCards } from './cards.ts'
import { twips } from './measures.ts'
import { wordNote } from './note.ts'
import { wordPicture, wordSteps } from './picture.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'
import { wordTable } from './table.ts'

const HEADINGS = { 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2, 4: HeadingLevel.HEADING_3 } as const

/** Blocks as Word's paragraphs and tables. */
export function wordBlocks(blocks: Block[], context: BlockContext): (Paragraph | Table)[] {
  return blocks.flatMap((_, index) => wordBlock(blocks, index, context))
}

function wordBlock(blocks: Block[], index: number, context: BlockContext): (Paragraph | Table)[] {
  const block = blocks[index]
  const next = blocks[index + 1]
  const within = { ...context, isLast: context.isLast && next === undefined }
  switch (block?.kind) {
    case undefined:
      return []
    case 'heading':
      return [
        new Paragraph({ ...text(block, next, within), pageBreakBefore: blocks[index - 1]?.kind === 'page-break' }),
      ]
    case 'paragraph':
      return [new Paragraph({ ...text(block, next, within), ...indented(context) })]
    case 'list':
      return listParagraphs(block, context.depth === 0 ? { ...context, isLast: true } : within)
    case 'table':
      return [block.cardSet !== undefined ? wordCards(block, context) : wordTable(block, context), gapBelow()]
    case 'note':
      return [wordNote(block, context, wordBlocks), gapBelow()]
    case 'picture':
      return [wordPicture(block, context)]
    case 'steps':
      return [wordSteps(block, context, wordBlocks), gapBelow()]
    case 'page-break':
      // a heading has the page break itself, without an empty paragraph above
      return next === undefined || next.kind === 'heading'
        ? []
        : [new Paragraph({ style: STYLE.gap, pageBreakBefore: true })]
  }
}

type Text = Extract<Block, { runs: unknown }>

function text(block: Text, next: Block | undefined, context: BlockContext): IParagraphOptions {
  const children = wordRuns(block.runs)
  if (block.kind === 'heading') return { heading: HEADINGS[block.level], children }
  const after = context.depth > 0 && context.isLast && { spacing: { after: twips(context.theme.gap) } }
  const question = next?.kind === 'list' &&
    next.mark === 'letter' && { spacing: { after: twips(context.theme.answerGap) } }
  return { style: context.style, children, keepNext: context.keeps && introduces(block, next), ...after, ...question }
}

/** An empty paragraph below a table: tables have no margin, and Word would join two tables. */
function gapBelow(): Paragraph {
  return new Paragraph({ style: STYLE.gap })
}

function indented(context: BlockContext): IParagraphOptions {
  return context.depth === 0 ? {} : { indent: { left: twips(context.theme.indent * context.depth) } }
}

function listParagraphs(list: List, context: BlockContext): (Paragraph | Table)[] {
  const referenceOf = context.lists.open(list)
  const style = context.style === STYLE.body ? STYLE.list : context.style
  return list.items.flatMap((item, index) => {
    const last = index === list.items.length - 1
    const [first, ...others] = item.blocks
    const inside: BlockContext = { ...context, style, depth: context.depth + 1, isLast: context.isLast && last }
    const numbering = { reference: referenceOf(item), level: Math.min(context.depth, 8) }
    // keep the answers to a question on one page
    const together = context.keeps && list.mark === 'letter' && (!last || list.keepNext === true) && { keepNext: true }
    const close = list.mark === 'letter' && !last && { spacing: { after: twips(context.theme.answerGap) } }
    const isText = first?.kind === 'paragraph' || first?.kind === 'heading'
    const look = isText
      ? text(first, others[0], { ...inside, isLast: inside.isLast && others.length === 0 })
      : { style }
    const rest = isText ? others : item.blocks
    return [new Paragraph({ ...look, ...together, ...close, numbering }), ...wordBlocks(rest, inside)]
  })
}
