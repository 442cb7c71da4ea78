import { hexColor } from '../picture/band.ts'
import type { Block, Note } from '../text/blocks.ts'
import type { BlockContext } from './block-context.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { Slice } from './slice.ts'

/** A quote in a sand box with a terracotta bar. It stays on one page if it fits there. */
export function noteSlices(
  note: Note,
  gap: number,
  context: BlockContext,
  inner: (blocks: Block[], context: BlockContext) => Slice[],
): Slice[] {
  const { x: padX, y: padY, bar } = context.theme.note
  const tag: Tag = { role: 'BlockQuote', parent: context.parent }
  const left = bar + padX
  const slices = inner(note.blocks, {
    ...context,
    width: context.width - left - padX,
    parent: tag,
    depth: context.depth + 1,
  })
  return slices.map((slice, index) => {
    const above = index === 0 ? padY : slice.gap
    const below = index === slices.length - 1 ? padY : 0
    const height = above + slice.height + below
    return {
      ...slice,
      height,
      gap: index === 0 ? gap + 2 : 0,
      keepNext: index < slices.length - 1,
      draw: (canvas, x, y) => {
        drawBackground(canvas, x, y, context.width, height, bar)
        slice.draw(canvas, x + left, y + above)
      },
    }
  })
}

function drawBackground(canvas: Canvas, x: number, y: number, width: number, height: number, bar: number): void {
  canvas.drawArtifact('Layout', () => {
    // overlaps the next slice, because viewers show a seam otherwise
    canvas.pdf.rect(x, y, width, height + 0.3).fill(hexColor('sand'))
    canvas.pdf.rect(x, y, bar, height + 0.3).fill(hexColor('terracotta'))
  })
}
