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

/** The part of a page that the last one must fill at least. */
const MIN_LAST_PAGE = 1 / 3

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
 * Keeps small tables together, unless a page is saved by dividing one.
 * @param y null for the top of a new page
 */
function bestLayout(slices: Slice[], frame: Frame, y: number | null): Layout {
  const usual = layOut(slices, frame, y)
  if (usual.pages === 1 || !isOrphan(usual, frame)) return usual
  const divided = layOut(
    slices.map((slice) => ({ ...slice, keepNext: slice.keepNext && !slice.isKeepNextOptional })),
    frame,
    y,
  )
  return divided.pages < usual.pages ? divided : usual
}

function isOrphan({ placed, pages, end }: Layout, { top, bottom }: Frame): boolean {
  const sources = placed.findIndex(({ slice }) => slice.startsSources)
  const hasOnlySources = sources !== -1 && placed.findIndex(({ page }) => page === pages - 1) >= sources
  return hasOnlySources || end - top < (bottom - top) * MIN_LAST_PAGE
}

/**
 * How many pages have little text, or sources alone: the last one, and those on which a section before a page break spills a little.
 * @param y of the first line on the first page
 */
export function countOrphanPages(slices: Slice[], frame: Frame, y: number): number {
  const sections = splitAtBreaks(slices)
  return sections.filter((section, index) => {
    const layout = bestLayout(section, frame, index === 0 ? y : null)
    const isLater = layout.pages > 1 || (index > 0 && index === sections.length - 1)
    return isLater && isOrphan(layout, frame)
  }).length
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
