import type { Pen } from './pen.ts'
import type { Slice } from './slice.ts'

/** The part of a page that text fills, in points. */
export interface Frame {
  left: number
  top: number
  bottom: number
}

/** Slices and where they stand: pages counted from the one that is open, and points from the top. */
interface Layout {
  placed: { slice: Slice; page: number; y: number }[]
  pages: number
  /** Where the text ends on the last page. */
  end: number
}

/** A last page with less than this, in points, is avoided: a line or two, or only the sources. */
const POOR = 130

/** How far the distances between paragraphs may shrink for that. */
const SHARES = [1, 0.9, 0.8, 0.7]

/** Puts slices on pages, one below the other. Begins on the page that is open, at `y`. */
export function fillPages(pen: Pen, slices: Slice[], frame: Frame, y: number): void {
  for (const [index, section] of sections(slices).entries()) {
    if (index > 0) pen.pdf.addPage()
    let page = 0
    for (const put of bestLayout(section, frame, index === 0 ? y : null).placed) {
      for (; page < put.page; page += 1) pen.pdf.addPage()
      put.slice.draw(pen, frame.left, put.y)
    }
  }
}

/** What stands between two breaks that the text asks for. A break at the very end makes no empty page. */
function sections(slices: Slice[]): Slice[][] {
  const result: Slice[][] = [[]]
  for (const slice of slices) {
    if (!slice.newPage) result.at(-1)?.push(slice)
    else if (result.length === 1 || result.at(-1)?.length) result.push([])
  }
  return result.filter((section, index) => index === 0 || section.length > 0)
}

/**
 * The usual distances, or slightly smaller ones where they save a last page that would be almost empty.
 * @param y null at the top of a new page
 */
function bestLayout(slices: Slice[], frame: Frame, y: number | null): Layout {
  const usual = layOut(slices, frame, y)
  if (usual.pages === 1 || usual.end - frame.top > POOR) return usual
  for (const share of SHARES) {
    for (const parting of [false, true]) {
      const tried = layOut(tighter(slices, share, parting), frame, y)
      if (tried.pages < usual.pages) return tried
    }
  }
  return usual
}

function tighter(slices: Slice[], share: number, parting: boolean): Slice[] {
  return slices.map((slice) => ({
    ...slice,
    gap: slice.gap * share,
    keepNext: slice.keepNext && !(parting && slice.mayPart),
  }))
}

function layOut(slices: Slice[], frame: Frame, y: number | null): Layout {
  const placed: Layout['placed'] = []
  let page = 0
  let now = y ?? frame.top
  let fresh = y === null
  const put = (slice: Slice) => {
    placed.push({ slice, page, y: now })
    now += slice.height
  }
  const turn = () => {
    page += 1
    now = frame.top
    fresh = true
  }
  for (const chain of chains(slices)) {
    const [head] = chain
    const gap = fresh ? 0 : (head?.gap ?? 0)
    const height = chain.reduce((sum, slice, index) => sum + slice.height + (index === 0 ? gap : slice.gap), 0)
    const again = head?.again?.height ?? 0
    if (!fresh && now + height > frame.bottom && height + again <= frame.bottom - frame.top) {
      turn()
      if (head?.again) put(head.again)
    }
    for (const slice of chain) {
      if (!fresh && now + slice.gap + slice.height > frame.bottom) {
        turn()
        if (slice.again) put(slice.again)
      }
      if (!fresh) now += slice.gap
      put(slice)
      fresh = false
    }
  }
  return { placed, pages: page + 1, end: now }
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
