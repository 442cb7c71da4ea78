export interface Size {
  width: number
  height: number
}

/** An upright page is not drawn wider than this, in px: its lines would be too long to read. */
const WIDEST_UPRIGHT = 900

/**
 * How much a page is enlarged to fit the stage: an upright page by its width, so that its text is large enough to
 * read, and a slide as a whole.
 */
export function fitScale(page: Size, stage: Size): number {
  const isSlide = page.width > page.height
  const byWidth = Math.min(stage.width, isSlide ? Number.POSITIVE_INFINITY : WIDEST_UPRIGHT) / page.width
  return isSlide ? Math.min(byWidth, stage.height / page.height) : byWidth
}
