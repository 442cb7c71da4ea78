import { blockSlices } from '../pdf/block-slices.ts'
import { heightOf } from '../pdf/slice.ts'
import type { Deck } from '../slides/deck.ts'
import { SAFETY_FACTOR } from '../slides/design.ts'
import type { Frame } from '../slides/place-pictures.ts'
import type { Block, Note, Table } from '../text/blocks.ts'

/** A part of a slide's body that fills one PowerPoint frame. */
export type Part = { frame: Frame } & (
  | { kind: 'text'; blocks: Block[] }
  | { kind: 'table'; table: Table; rowHeights: number[] }
  | { kind: 'note'; note: Note }
)

/** Splits a slide's body into frames with the positions of the preview. Consecutive text blocks share a frame. */
export function partsOf({ theme, tag, body, texts }: Deck['slides'][number]): Part[] {
  const parts: Part[] = []
  let y = body.top
  for (const [index, block] of texts.entries()) {
    const slices = blockSlices([block], { theme, width: body.width * SAFETY_FACTOR, parent: tag, depth: 0 })
    const previous = texts[index - 1]
    // measured alone, a block has the gap of a block without a heading above
    const headingCorrection =
      previous?.kind === 'heading' && block.kind !== 'heading' ? theme.gap - theme.headings[previous.level].below : 0
    const top = index === 0 ? y : y + (slices[0]?.gap ?? 0) - headingCorrection
    const height = heightOf(slices)
    const frame = { left: body.left, top, width: body.width, height }
    const last = parts.at(-1)
    y = top + height
    if (block.kind === 'table')
      parts.push({ kind: 'table', table: block, rowHeights: slices.map((row) => row.height), frame })
    else if (block.kind === 'note') parts.push({ kind: 'note', note: block, frame })
    else if (last?.kind === 'text') {
      last.blocks.push(block)
      last.frame.height = y - last.frame.top
    } else parts.push({ kind: 'text', blocks: [block], frame })
  }
  return parts
}
