/** The page that reaches this part of the stage's height is the current one. */
const READING_LINE = 0.15

/** All pages of the stage, in order. */
const pagesIn = (stage: Element) => [...stage.querySelectorAll('.preview-page')]

/**
 * Puts a page at the top of the stage.
 * @param number from 1
 * @returns whether the stage moved, which fires a `scroll` event
 */
export function scrollToPage(stage: HTMLElement, number: number): boolean {
  const page = pagesIn(stage)[number - 1]
  if (page === undefined) return false
  const before = stage.scrollTop
  const padding = Number.parseFloat(getComputedStyle(stage).paddingTop)
  stage.scrollBy(0, page.getBoundingClientRect().top - stage.getBoundingClientRect().top - padding)
  return stage.scrollTop !== before
}

/** The number of the page that a reader sees; at the end of the document, the last one. */
export function currentPage(stage: HTMLElement): number {
  const pages = pagesIn(stage)
  const { scrollTop, clientHeight, scrollHeight } = stage
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return pages.length
  const line = stage.getBoundingClientRect().top + clientHeight * READING_LINE
  return pages.findIndex((page) => page.getBoundingClientRect().bottom > line) + 1 || 1
}
