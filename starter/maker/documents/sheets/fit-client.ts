import { breakLines, type Line, type TextStyle } from '../../../type/lines.ts'
import { countOrphanPages, countPages, type Frame } from '../pdf/pager.ts'
import { clientTheme, type Theme } from '../pdf/theme.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { columnSlices } from './measure.ts'
import { CLIENT_PAGE, CLIENT_WIDTH, SPARE } from './room.ts'

/** A sheet for clients whose text fits. */
export interface ClientSheet {
  title: { style: TextStyle; lines: Line[] }
  theme: Theme
}

export const CLIENT_TITLE: TextStyle = { size: 26, leading: 31, bold: true }
/** Between title and text. */
export const TITLE_GAP = 6

/** Points of the text. */
const SIZES = [20, 19, 18, 17, 16, 15, 14]
/** Scales of the pictures of steps: at the largest the text keeps 40 % of the width. */
const SCALES = [1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.48]
/** What a picture of full size counts for, in points of text. */
const PICTURE_WORTH = 20

const MAX_PAGES = 2

/**
 * Finds the largest text and pictures that fit on one page, or else on two.
 * @throws {Error} that names the document, when it needs more pages at 14 points
 */
export function fitClient(source: SourceDocument, blocks: Block[]): ClientSheet {
  const title = { style: CLIENT_TITLE, lines: breakLines([plain(source.title)], CLIENT_TITLE, CLIENT_WIDTH * 0.98) }
  const start = CLIENT_PAGE.top + title.lines.length * CLIENT_TITLE.leading + TITLE_GAP
  for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
    let best: { theme: Theme; score: number } | undefined
    for (const scale of SCALES) {
      for (const size of SIZES) {
        const score = size + scale * PICTURE_WORTH
        if (best && best.score >= score) continue
        const theme = clientTheme(size, scale)
        const slices = columnSlices({ width: CLIENT_WIDTH, blocks }, theme)
        const fits = countPages(slices, spareFrame(), start) <= pages
        if (fits && countOrphanPages(slices, spareFrame(), start) === 0) best = { theme, score }
      }
    }
    if (best) return { title, theme: best.theme }
  }
  throw new Error(
    `${source.title}: a sheet for clients has ${MAX_PAGES} pages at most in letters of 14 points, the last a third full; shorten it`,
  )
}

export const CLIENT_FRAME: Frame = {
  left: CLIENT_PAGE.side,
  top: CLIENT_PAGE.top,
  bottom: CLIENT_PAGE.height - CLIENT_PAGE.bottom,
}

function spareFrame(): Frame {
  const { top, bottom } = CLIENT_FRAME
  return { ...CLIENT_FRAME, bottom: top + (bottom - top) * SPARE }
}
