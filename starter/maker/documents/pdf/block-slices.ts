import { type Block, type Heading, type Paragraph, plainText } from '../text/blocks.ts'
import type { BlockContext } from './block-context.ts'
import type { Tag } from './canvas.ts'
import { cardSlices } from './card-slices.ts'
import { listSlices } from './list-slices.ts'
import { noteSlices } from './note-slices.ts'
import { pictureSlices, stepSlices } from './picture-slices.ts'
import { type Slice, textSlices } from './slice.ts'
import { tableSlices } from './table-slices.ts'

/** Cuts blocks into slices, with the space between them. */
export function blockSlices(blocks: Block[], context: BlockContext): Slice[] {
  return blocks.flatMap((block, index) => {
    const previous = blocks[index - 1]
    const gap = previous?.kind === 'heading' ? context.theme.headings[previous.level].below : context.theme.gap
    return slicesOf(block, blocks[index + 1], gap, context)
  })
}

function slicesOf(block: Block, next: Block | undefined, gap: number, context: BlockContext): Slice[] {
  switch (block.kind) {
    case 'heading':
      return headingSlices(block, context)
    case 'paragraph':
      return textSlices({
        runs: block.runs,
        style: context.theme.body,
        ink: 'ink',
        tag: { role: 'P', parent: context.parent },
        width: context.width,
        gap,
        keepNext: introduces(block, next),
      })
    case 'list':
      return listSlices(block, gap, context, blockSlices)
    case 'table':
      return block.cardSet !== undefined ? cardSlices(block, gap, context) : tableSlices(block, gap, context)
    case 'note':
      return noteSlices(block, gap, context, blockSlices)
    case 'picture':
      return pictureSlices(block, gap, context)
    case 'steps':
      return stepSlices(block, gap, context, blockSlices)
    case 'page-break':
      return [{ height: 0, gap: 0, keepNext: false, breakBefore: true, draw: () => {} }]
  }
}

function headingSlices(heading: Heading, context: BlockContext): Slice[] {
  const style = context.theme.headings[heading.level]
  const tag: Tag = { role: `H${heading.level}`, parent: context.parent }
  const slices = textSlices({
    runs: heading.runs,
    style,
    ink: style.ink,
    tag,
    width: context.width,
    gap: style.above,
    keepNext: true,
  })
  const [first, ...others] = slices
  if (!first || context.depth > 0) return slices
  const draw: Slice['draw'] = (canvas, x, y) => {
    canvas.bookmark(plainText(heading.runs), heading.level)
    first.draw(canvas, x, y)
  }
  return [{ ...first, draw }, ...others]
}

/**
 * Whether a paragraph must stay on one page with the list or table after it: before cards, a question, a bold line or a line with a
 * colon.
 */
export function introduces(paragraph: Paragraph, next: Block | undefined): boolean {
  if (next?.kind !== 'list' && next?.kind !== 'table') return false
  if (next.kind === 'table' && next.cardSet !== undefined) return true
  return /[:?]\s*$/.test(plainText(paragraph.runs)) || paragraph.runs.every((run) => run.bold)
}
