import { breakLines, type Line, type TextStyle } from '../../../type/lines.ts'
import { posterTheme, type Theme } from '../pdf/theme.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { printedTitle } from '../text/title.ts'
import { hasWholeWords, rowHeight, rowsHeight } from './measure.ts'
import { type PosterFoot, posterFeet } from './poster-foot.ts'
import { type Part, partsOf, type Row, rowsOf, splitsOf } from './poster-rows.ts'
import { POSTER_PAGE, POSTER_WIDTH, SPARE } from './room.ts'

/** The front of a poster whose text fits. */
export interface Poster {
  title: { style: TextStyle; lines: Line[] }
  theme: Theme
  rows: Row[]
  foot: PosterFoot
}

/** Points of the text: readable from two metres, up to what a page of words needs. */
const SIZES = [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16]
/** Points per slide point of pictures: their labels have 22.8 to 16 points. */
const SCALES = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.667]
/** Points of a label in a drawing at scale 1. */
const LABEL_SIZE = 24
/** Readers look at the picture first, so a larger label counts more than larger text. */
const PICTURE_WEIGHT = 2

const TITLE_SIZES = [34, 32, 30, 28, 26, 24]

/**
 * Finds the arrangement with the largest text and pictures that fits on one page.
 * @throws {Error} that names the document and how much is too much, when it does not fit at 16 points
 */
export function fitPoster(source: SourceDocument, blocks: Block[]): Poster {
  const refuse = (what: string): never => {
    throw new Error(`${source.title}: ${what}`)
  }
  if (blocks.some((block) => block.kind === 'page-break')) refuse('a poster has one page; remove the line ---')
  const parts = partsOf(blocks)
  const titles = fitTitles(source)
  if (titles.length === 0) refuse('the title of a poster takes two lines at most; shorten it')
  const feet = posterFeet(source)
  for (const foot of feet) {
    for (const title of titles) {
      const poster = fitBetween(title, foot, parts)
      if (poster) return poster
    }
  }
  const rooms = feet.flatMap((foot) => titles.map((title) => posterRoom(title, foot)))
  return refuse(tooMuch(parts, Math.max(...rooms) * SPARE))
}

function fitBetween(title: Poster['title'], foot: PosterFoot, parts: Part[]): Poster | undefined {
  const room = posterRoom(title, foot) * SPARE
  const isPictorial = parts.some((part) => part.kind !== 'text' || part.beside.length > 0)
  let best: (Poster & { score: number }) | undefined
  for (const size of SIZES) {
    for (const scale of isPictorial ? SCALES : SCALES.slice(-1)) {
      const score = size + PICTURE_WEIGHT * scale * LABEL_SIZE
      if (best && best.score >= score) continue
      const theme = posterTheme(size, scale)
      const rows = arrange(parts, theme)
      if (rows && rowsHeight(rows, theme) <= room) best = { title, theme, rows, foot, score }
    }
  }
  return best && spread(best, room)
}

/** How much the space between paragraphs and in tables may grow. */
const SPACES = [2, 1.8, 1.6, 1.4, 1.2]

/** Uses the room that is left for wider spaces. */
function spread(poster: Poster, room: number): Poster {
  const { body, picture } = poster.theme
  const wider = SPACES.map((space) => posterTheme(body.size, picture.scale, space))
  const theme = wider.find((each) => rowsHeight(poster.rows, each) <= room) ?? poster.theme
  return { ...poster, theme }
}

/** Points from below the title to above the foot. */
function posterRoom(title: Poster['title'], foot: PosterFoot): number {
  return foot.top - POSTER_PAGE.footGap - posterTop(title)
}

/** Y of the text below the title, points. */
export function posterTop({ style, lines }: Poster['title']): number {
  const { band, titlePad, gap } = POSTER_PAGE
  return band.top + band.height + lines.length * style.leading + 2 * titlePad + gap
}

/** The lowest rows of each part; undefined when a word does not fit in its column. */
function arrange(parts: Part[], theme: Theme): Row[] | undefined {
  const rows: Row[] = []
  for (const part of parts) {
    const options = [undefined, ...splitsOf(part)]
      .map((split) => rowsOf(part, theme.picture.scale, split))
      .filter((option) => option.every((row) => row.every((column) => hasWholeWords(column, theme))))
    const heights = options.map((option) => option.reduce((sum, row) => sum + rowHeight(row, theme), 0))
    const lowest = options[heights.indexOf(Math.min(...heights))]
    if (!lowest) return undefined
    rows.push(...lowest)
  }
  return rows
}

/** The title in each size in which it takes one line, or else two lines of the smallest; largest first. */
function fitTitles(source: SourceDocument): Poster['title'][] {
  const titles = TITLE_SIZES.map((size) => {
    const style: TextStyle = { size, leading: size * 1.16, bold: true }
    return { style, lines: breakLines([plain(printedTitle(source).subject)], style, (POSTER_WIDTH - 32) * 0.98) }
  })
  const short = titles.filter(({ lines }) => lines.length === 1)
  return short.length > 0 ? short : titles.slice(-1).filter(({ lines }) => lines.length === 2)
}

function tooMuch(parts: Part[], room: number): string {
  const [size, scale] = [SIZES.at(-1) ?? 0, SCALES.at(-1) ?? 0]
  const theme = posterTheme(size, scale)
  const rows = arrange(parts, theme)
  if (!rows) return `a poster has ${size} points or more, and a table has a column too many for that`
  const over = Math.ceil((rowsHeight(rows, theme) - room) / theme.body.leading)
  return `too long for a poster by about ${over} ${over === 1 ? 'line' : 'lines'} at ${size} points; shorten it`
}
