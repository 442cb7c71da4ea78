export interface Size {
  width: number
  height: number
}

/** Maximum width of a portrait page in px: longer lines are hard to read. */
const MAX_PORTRAIT_WIDTH = 900

/**
 * The scale that fits a page to the stage: a portrait page by its width, so that its text can be read, and a slide by width and
 * height.
 */
export function fitScale(page: Size, stage: Size): number {
  const isSlide = page.width > page.height
  const byWidth = Math.min(stage.width, isSlide ? Number.POSITIVE_INFINITY : MAX_PORTRAIT_WIDTH) / page.width
  return isSlide ? Math.min(byWidth, stage.height / page.height) : byWidth
}
