import type { Drawing } from '../../../drawings/diagram.ts'
import { breakLines, type Line, type TextStyle } from '../../../type/lines.ts'
import { blockSlices } from '../pdf/block-slices.ts'
import type { Tag } from '../pdf/canvas.ts'
import { heightOf, type Slice } from '../pdf/slice.ts'
import { slideTheme, type Theme } from '../pdf/theme.ts'
import { type Block, type Picture, plain } from '../text/blocks.ts'
import type { Slide } from '../text/slides.ts'
import { BODY, SAFETY_FACTOR, TITLE } from './design.ts'
import { besideText, type Frame, MAX_SCALE, type PlacedDrawing, placeRow } from './place-pictures.ts'

/** The layout of a slide whose text fits. Lengths in points. */
export interface FittedSlide {
  slide: Slide
  title: { style: TextStyle; lines: Line[] }
  /** Where the text is; without pictures the whole body. */
  body: Pick<Frame, 'left' | 'top' | 'width'>
  theme: Theme
  /** The blocks of the body without its pictures. */
  texts: Block[]
  /** Lines and rows of `texts`, for the PDF. */
  slices: Slice[]
  pictures: PlacedDrawing[]
}

/** Minimum font size that the back row of a room can read. */
const MIN_SIZE = 24

/**
 * Finds the largest font size, 32 to 24 points, at which a slide does not overflow. A picture narrower than half of the
 * slide has the text at its left, a wide one has the text above.
 * @param parent of the body in the PDF's structure tree
 * @param decoration beside a few lines of text when the slide has no picture
 * @throws {Error} that names the slide, when even 24 points are too large
 */
export function fitSlide(slide: Slide, parent: Tag, decoration?: Drawing): FittedSlide {
  const title = fitTitle(slide)
  const area = areaBelow(title)
  const picture = slide.blocks.find((block) => block.kind === 'picture')
  const texts = slide.blocks.filter((block) => block.kind !== 'picture')
  const base = { slide, title, texts }
  const fit = (frame: Frame) => ({ body: frame, ...fitTexts(slide, texts, frame, parent) })
  if (!picture) {
    const decorated = decoration && fitBeside(decoration, texts, area, parent)
    return { ...base, ...(decorated ?? { ...fit(area), pictures: [] }) }
  }
  return withSlideName(slide, () => {
    const row = picture.drawings
    if (texts.length === 0) {
      return { ...base, body: area, theme: slideTheme(MIN_SIZE), slices: [], pictures: placeRow(row, area) }
    }
    const side = besideTexts(row, texts, area, parent)
    if (side) return { ...base, ...fit(side.text), pictures: side.pictures }
    return { ...base, ...fitAbove(fit, picture, area) }
  })
}

/** A slide of sources in a size; undefined when it overflows. */
export function fitSources(slide: Slide, size: number, parent: Tag): FittedSlide | undefined {
  const title = fitTitle(slide)
  const body = areaBelow(title)
  const fitted = largestFit(slide.blocks, body, parent, [size])
  return fitted && { slide, title, body, texts: slide.blocks, pictures: [], ...fitted }
}

function areaBelow({ style, lines }: FittedSlide['title']): Frame {
  const top = TITLE.top + lines.length * style.leading + TITLE.gap
  return { left: BODY.left, top, width: BODY.width, height: BODY.bottom - top }
}

/** Pictures at the right as large as possible; smaller when the text needs the room. */
function besideTexts(row: Drawing[], texts: Block[], area: Frame, parent: Tag) {
  const side = besideText(row, area)
  const isRoomy = side && largestFit(texts, side.text, parent, sizes(texts))
  return isRoomy ? side : besideText(row, area, MAX_SCALE.labels)
}

/** A few lines beside a decoration; undefined when they do not fit there. */
function fitBeside(decoration: Drawing, texts: Block[], area: Frame, parent: Tag) {
  const side = besideText([decoration], area)
  if (!side || texts.some((block) => block.kind !== 'list' && block.kind !== 'paragraph')) return undefined
  const fitted = largestFit(texts, side.text, parent, sizes(texts))
  return fitted && { ...fitted, body: side.text, pictures: side.pictures }
}

/** Text above a wide picture, which keeps at least its natural height. */
function fitAbove(
  fit: (frame: Frame) => Omit<FittedSlide, 'slide' | 'title' | 'texts' | 'pictures'>,
  picture: Picture,
  area: Frame,
) {
  const natural = Math.max(...picture.drawings.map(({ height }) => height))
  const gap = slideTheme(MIN_SIZE).picture.gap / 2
  const fitted = fit({ ...area, height: area.height - natural - gap })
  const used = heightOf(fitted.slices) + gap
  const below = { ...area, top: area.top + used, height: area.height - used }
  return { ...fitted, pictures: placeRow(picture.drawings, below) }
}

function fitTexts(slide: Slide, texts: Block[], frame: Frame, parent: Tag): { theme: Theme; slices: Slice[] } {
  return withSlideName(slide, () => {
    const fitted = largestFit(texts, frame, parent, sizes(texts))
    if (fitted) return fitted
    const { theme, slices } = textsAt(MIN_SIZE, texts, frame, parent)
    const over = Math.ceil((heightOf(slices) - frame.height) / theme.body.leading)
    throw new Error(
      `too full by about ${over} ${over === 1 ? 'line' : 'lines'} at ${MIN_SIZE} points; shorten it or make two slides of it`,
    )
  })
}

/** The texts in the first of the sizes at which they fit; undefined when they fit at none. */
function largestFit(texts: Block[], frame: Frame, parent: Tag, candidates: number[]) {
  const spaces = texts.some((block) => block.kind === 'table') ? TABLE_SPACES : TABLE_SPACES.slice(-1)
  for (const size of candidates) {
    for (const space of spaces) {
      const fitted = textsAt(size, texts, frame, parent, space)
      if (heightOf(fitted.slices) <= frame.height) return fitted
    }
  }
  return undefined
}

/** A table fills its slide: how much wider its rows may be. */
const TABLE_SPACES = [3, 2.5, 2, 1.5, 1]

function textsAt(
  size: number,
  texts: Block[],
  frame: Frame,
  parent: Tag,
  space = 1,
): { theme: Theme; slices: Slice[] } {
  const theme = slideTheme(size, space)
  return { theme, slices: blockSlices(texts, { theme, width: frame.width * SAFETY_FACTOR, parent, depth: 0 }) }
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

/** Names the slide in an error, once. */
function withSlideName<T>(slide: Slide, make: () => T): T {
  try {
    return make()
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    throw new Error(message.startsWith(slide.where) ? message : `${slide.where}: ${message}`)
  }
}
