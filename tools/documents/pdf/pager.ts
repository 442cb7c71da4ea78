import type { Canvas } from './canvas.ts'
import type { Slice } from './slice.ts'

/** The text area of a page, in points. */
export interface Frame {
  left: number
  top: number
  bottom: number
}

/** Positions of slices: pages relative to the current page, and y in points from the top. */
interface Layout {
  placed: { slice: Slice; page: number; y: number }[]
  pages: number
  /** Y of the end of the text on the last page. */
  end: number
}

/** Avoid a last page with less text than this, in points: a line or two, or only the sources. */
const MIN_LAST_PAGE = 130

/** Factors by which the gaps between paragraphs may shrink to avoid it. */
const GAP_FACTORS = [1, 0.9, 0.8, 0.7]

/** Puts slices on pages, one below the other, from `y` on the current page. */
export function fillPages(canvas: Canvas, slices: Slice[], frame: Frame, y: number): void {
  for (const [index, section] of splitAtBreaks(slices).entries()) {
    if (index > 0) canvas.pdf.addPage()
    let page = 0
    for (const placed of bestLayout(section, frame, index === 0 ? y : null).placed) {
      for (; page < placed.page; page += 1) canvas.pdf.addPage()
      placed.slice.draw(canvas, frame.left, placed.y)
    }
  }
}

/** Splits slices at the page breaks of the text. A break at the end adds no empty page. */
function splitAtBreaks(slices: Slice[]): Slice[][] {
  const result: Slice[][] = [[]]
  for (const slice of slices) {
    if (!slice.breakBefore) result.at(-1)?.push(slice)
    else if (result.length === 1 || result.at(-1)?.length) result.push([])
  }
  return result.filter((section, index) => index === 0 || section.length > 0)
}

/**
 * The normal gaps, or slightly smaller ones when they save an almost empty last page.
 * @param y null for the top of a new page
 */
function bestLayout(slices: Slice[], frame: Frame, y: number | null): Layout {
  const usual = layOut(slices, frame, y)
  if (usual.pages === 1 || usual.end - frame.top > MIN_LAST_PAGE) return usual
  for (const factor of GAP_FACTORS) {
    for (const relaxed of [false, true]) {
      const tried = layOut(tightened(slices, factor, relaxed), frame, y)
      if (tried.pages < usual.pages) return tried
    }
  }
  return usual
}

function tightened(slices: Slice[], factor: number, relaxed: boolean): Slice[] {
  return slices.map((slice) => ({
    ...slice,
    gap: slice.gap * factor,
    keepNext: slice.keepNext && !(relaxed && slice.isKeepNextOptional),
  }))
}

function layOut(slices: Slice[], frame: Frame, y: number | null): Layout {
  const placed: Layout['placed'] = []
  let page = 0
  let currentY = y ?? frame.top
  let isPageEmpty = y === null
  const put = (slice: Slice) => {
    placed.push({ slice, page, y: currentY })
    currentY += slice.height
  }
  const startPage = () => {
    page += 1
    currentY = frame.top
    isPageEmpty = true
  }
  for (const group of keepTogether(slices)) {
    const [head] = group
    const gap = isPageEmpty ? 0 : (head?.gap ?? 0)
    const height = group.reduce((sum, slice, index) => sum + slice.height + (index === 0 ? gap : slice.gap), 0)
    const headerHeight = head?.repeatedHeader?.height ?? 0
    if (!isPageEmpty && currentY + height > frame.bottom && height + headerHeight <= frame.bottom - frame.top) {
      startPage()
      if (head?.repeatedHeader) put(head.repeatedHeader)
    }
    for (const slice of group) {
      if (!isPageEmpty && currentY + slice.gap + slice.height > frame.bottom) {
        startPage()
        if (slice.repeatedHeader) put(slice.repeatedHeader)
      }
      if (!isPageEmpty) currentY += slice.gap
      put(slice)
      isPageEmpty = false
    }
  }
  return { placed, pages: page + 1, end: currentY }
}

/** Groups slices that must be on the same page. */
function keepTogether(slices: Slice[]): Slice[][] {
  const result: Slice[][] = []
  let keepNext = false
  for (const slice of slices) {
    if (keepNext) result.at(-1)?.push(slice)
    else result.push([slice])
    keepNext = slice.keepNext
  }
  return result
}

/** Pages that the slices take. */
export function countPages(slices: Slice[], frame: Frame, y: number): number {
  return splitAtBreaks(slices).reduce(
    (sum, section, index) => sum + bestLayout(section, frame, index === 0 ? y : null).pages,
    0,
  )
}
