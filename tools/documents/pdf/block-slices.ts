import { type Block, type Heading, type Paragraph, plainText } from '../text/blocks.ts'
import { listSlices } from './list-slices.ts'
import { noteSlices } from './note-slices.ts'
import type { Tag } from './pen.ts'
import { type Slice, textSlices } from './slice.ts'
import { tableSlices } from './table-slices.ts'
import type { Theme } from './theme.ts'

/** Where blocks stand: their measures, their width in points, and their parent in the structure. */
export interface Place {
  theme: Theme
  width: number
  parent: Tag
  /** How deep in lists. */
  depth: number
}

/** Blocks cut into slices, with the space that belongs between them. */
export function blockSlices(blocks: Block[], place: Place): Slice[] {
  return blocks.flatMap((block, index) => {
    const previous = blocks[index - 1]
    const gap = previous?.kind === 'heading' ? place.theme.headings[previous.level].below : place.theme.gap
    return slicesOf(block, blocks[index + 1], gap, place)
  })
}

function slicesOf(block: Block, next: Block | undefined, gap: number, place: Place): Slice[] {
  switch (block.kind) {
    case 'heading':
      return headingSlices(block, place)
    case 'paragraph':
      return textSlices({
        runs: block.runs,
        style: place.theme.body,
        ink: 'ink',
        tag: { role: 'P', parent: place.parent },
        width: place.width,
        gap,
        keepNext: introduces(block, next),
      })
    case 'list':
      return listSlices(block, gap, place, blockSlices)
    case 'table':
      return tableSlices(block, gap, place)
    case 'note':
      return noteSlices(block, gap, place, blockSlices)
    case 'page-break':
      return [{ height: 0, gap: 0, keepNext: false, newPage: true, draw: () => {} }]
  }
}

function headingSlices(heading: Heading, place: Place): Slice[] {
  const style = place.theme.headings[heading.level]
  const tag: Tag = { role: `H${heading.level}`, parent: place.parent }
  const slices = textSlices({
    runs: heading.runs,
    style,
    ink: style.ink,
    tag,
    width: place.width,
    gap: style.above,
    keepNext: true,
  })
  const [first, ...others] = slices
  if (!first || place.depth > 0) return slices
  const draw: Slice['draw'] = (pen, x, y) => {
    pen.bookmark(plainText(heading.runs), heading.level)
    first.draw(pen, x, y)
  }
  return [{ ...first, draw }, ...others]
}

/** A question before its answers, or a line that ends with a colon, stays with what it introduces. */
export function introduces(paragraph: Paragraph, next: Block | undefined): boolean {
  if (next?.kind !== 'list' && next?.kind !== 'table') return false
  return /[:?]\s*$/.test(plainText(paragraph.runs)) || paragraph.runs.every((run) => run.bold)
}
