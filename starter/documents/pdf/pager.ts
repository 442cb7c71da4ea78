import type { Pen } from './pen.ts'
import type { Slice } from './slice.ts'

/** The part of a page that text fills, in points. */
export interface Frame {
  left: number
  top: number
  bottom: number
}

/** Puts slices on pages, one below the other. Begins on the page that is open, at `y`. */
export function fillPages(pen: Pen, slices: Slice[], frame: Frame, y: number): void {
  let now = y
  let fresh = false
  const turn = () => {
    pen.pdf.addPage()
    now = frame.top
    fresh = true
  }
  for (const chain of chains(slices)) {
    const [head] = chain
    if (head?.newPage && !fresh) turn()
    const gap = fresh ? 0 : (head?.gap ?? 0)
    const height = chain.reduce((sum, slice, index) => sum + slice.height + (index === 0 ? gap : slice.gap), 0)
    const again = head?.again?.height ?? 0
    if (!fresh && now + height > frame.bottom && height + again <= frame.bottom - frame.top) {
      turn()
      now = repeat(pen, head, frame, now)
    }
    for (const slice of chain) {
      if (slice.newPage) continue
      if (!fresh && now + slice.gap + slice.height > frame.bottom) {
        turn()
        now = repeat(pen, slice, frame, now)
      }
      if (!fresh) now += slice.gap
      slice.draw(pen, frame.left, now)
      now += slice.height
      fresh = false
    }
  }
}

function repeat(pen: Pen, slice: Slice | undefined, frame: Frame, y: number): number {
  slice?.again?.draw(pen, frame.left, y)
  return y + (slice?.again?.height ?? 0)
}

/** Slices that must stand on one page, together. */
function chains(slices: Slice[]): Slice[][] {
  const result: Slice[][] = []
  let open = false
  for (const slice of slices) {
    if (open) result.at(-1)?.push(slice)
    else result.push([slice])
    open = slice.keepNext
  }
  return result
}
