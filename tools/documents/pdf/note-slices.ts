import { hash } from '../picture/band.ts'
import type { Block, Note } from '../text/blocks.ts'
import type { Place } from './block-slices.ts'
import type { Pen, Tag } from './pen.ts'
import type { Slice } from './slice.ts'

/** A quote in a box: sand with a bar of terracotta. It stays on one page when a page can hold it. */
export function noteSlices(
  note: Note,
  gap: number,
  place: Place,
  inner: (blocks: Block[], place: Place) => Slice[],
): Slice[] {
  const { x: padX, y: padY, bar } = place.theme.note
  const tag: Tag = { role: 'BlockQuote', parent: place.parent }
  const left = bar + padX
  const slices = inner(note.blocks, { ...place, width: place.width - left - padX, parent: tag, depth: place.depth + 1 })
  return slices.map((slice, index) => {
    const above = index === 0 ? padY : slice.gap
    const below = index === slices.length - 1 ? padY : 0
    const height = above + slice.height + below
    return {
      ...slice,
      height,
      gap: index === 0 ? gap + 2 : 0,
      keepNext: index < slices.length - 1,
      draw: (pen, x, y) => {
        background(pen, x, y, place.width, height, bar)
        slice.draw(pen, x + left, y + above)
      },
    }
  })
}

function background(pen: Pen, x: number, y: number, width: number, height: number, bar: number): void {
  pen.beside('Layout', () => {
    // a hair higher than the slice, or viewers show a seam between two
    pen.pdf.rect(x, y, width, height + 0.3).fill(hash('sand'))
    pen.pdf.rect(x, y, bar, height + 0.3).fill(hash('terracotta'))
  })
}
