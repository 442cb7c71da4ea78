import { blockSlices } from '../pdf/block-slices.ts'
import type { Tag } from '../pdf/canvas.ts'
import { heightOf, type Slice } from '../pdf/slice.ts'
import { slideTheme, type Theme } from '../pdf/theme.ts'
import { type Block, plain } from '../text/blocks.ts'
import type { Slide } from '../text/slides.ts'
import { breakLines, type Line, type TextStyle } from '../type/lines.ts'
import { BODY, SAFETY_FACTOR, TITLE } from './design.ts'

/** The layout of a slide whose text fits. Lengths in points. */
export interface FittedSlide {
  slide: Slide
  title: { style: TextStyle; lines: Line[] }
  bodyTop: number
  theme: Theme
  /** Lines and rows of the body, for the PDF. */
  slices: Slice[]
}

/** Minimum font size that the back row of a room can read. */
const MIN_SIZE = 24

/**
 * Finds the largest font size, 32 to 24 points, at which a slide does not overflow.
 * @param parent of the body in the PDF's structure tree
 * @throws {Error} that names the slide, when even 24 points are too large
 */
export function fitSlide(slide: Slide, parent: Tag): FittedSlide {
  const title = fitTitle(slide)
  const bodyTop = TITLE.top + title.lines.length * title.style.leading + TITLE.gap
  const room = BODY.bottom - bodyTop
  for (const size of sizes(slide.blocks)) {
    const theme = slideTheme(size)
    const slices = withSlideName(slide, () =>
      blockSlices(slide.blocks, { theme, width: BODY.width * SAFETY_FACTOR, parent, depth: 0 }),
    )
    if (heightOf(slices) <= room) return { slide, title, bodyTop, theme, slices }
    if (size > MIN_SIZE) continue
    const over = Math.ceil((heightOf(slices) - room) / theme.body.leading)
    throw new Error(
      `${slide.where}: too full by about ${over} ${over === 1 ? 'line' : 'lines'} at ${MIN_SIZE} points; shorten it or make two slides of it`,
    )
  }
  throw new Error(`${slide.where}: does not fit`)
}

function sizes(blocks: Block[]): number[] {
  const sizes = [32, 30, 28, 26, MIN_SIZE]
  // tables read better with more space and smaller text
  return blocks.some((block) => block.kind === 'table') ? sizes.slice(2) : sizes
}

function fitTitle(slide: Slide): { style: TextStyle; lines: Line[] } {
  for (let size: number = TITLE.size; size >= TITLE.minSize; size -= 2) {
    const style = { size, leading: (size / TITLE.size) * TITLE.leading, bold: true }
    const lines = withSlideName(slide, () => breakLines([plain(slide.title)], style, BODY.width * SAFETY_FACTOR))
    if (lines.length === 1 || (lines.length === 2 && size === TITLE.minSize)) return { style, lines }
  }
  throw new Error(`${slide.where}: the title takes more than two lines; shorten it`)
}

function withSlideName<T>(slide: Slide, make: () => T): T {
  try {
    return make()
  } catch (problem) {
    throw new Error(`${slide.where}: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
}
