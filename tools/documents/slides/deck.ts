import type { Tag } from '../pdf/canvas.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { readSlides, type Slide } from '../text/slides.ts'
import { sourceBlocks } from '../text/source-list.ts'
import { breakLines, type Line, type TextStyle } from '../type/lines.ts'
import { WORDING } from '../wording.ts'
import { SAFETY_FACTOR } from './design.ts'
import { type FittedSlide, fitSlide } from './fit.ts'

/** The layout of a deck: the title slide, the slides of the text, and slides for the sources. */
export interface Deck {
  source: SourceDocument
  cover: { title: CoverText; details: CoverText }
  slides: (FittedSlide & { tag: Tag; sources: boolean })[]
}

export interface CoverText {
  style: TextStyle
  lines: Line[]
  text: string
}

const MAX_SOURCES = 7

/** Positions of the texts on the title slide, in points. */
export const COVER = { left: 84, width: 792, band: 300, details: 340 } as const

/** @throws {Error} that names the slide that is too full or invalid */
export function layOutDeck(source: SourceDocument, root: Tag): Deck {
  const fit = (slide: Slide, sources: boolean) => {
    const tag: Tag = { role: 'Sect', parent: root }
    return { ...fitSlide(slide, tag), tag, sources }
  }
  return {
    source,
    cover: {
      title: coverText(source.title, source, [46, 42, 38, 34, 30], true, 4),
      details: coverText(source.details, source, [26, 24], false, 3),
    },
    slides: [...readSlides(source).map((slide) => fit(slide, false)), ...sourceSlides(source, fit)],
  }
}

function coverText(text: string, source: SourceDocument, sizes: number[], bold: boolean, max: number): CoverText {
  for (const size of sizes) {
    const style = { size, leading: size * 1.2, bold }
    const lines = breakLines([plain(text)], style, COVER.width * SAFETY_FACTOR)
    if (lines.length <= (size === sizes.at(-1) ? max : max - 1)) return { style, lines, text }
  }
  throw new Error(`${source.title}, title slide: "${text}" is too long for it`)
}

/** As many slides as the sources need at a readable size; the last has the guidance notice. */
function sourceSlides<T>(source: SourceDocument, fit: (slide: Slide, sources: boolean) => T): T[] {
  const [, list] = sourceBlocks(source)
  if (list?.kind !== 'list') return []
  const title = WORDING[source.language].sources
  const guidance = guidanceBlocks(source)
  const slide = (blocks: Block[]): Slide => ({
    title,
    kind: 'core',
    blocks,
    notes: [],
    where: `${source.title}, slide "${title}"`,
  })
  const fill = (max: number): T[] => {
    const slides: T[] = []
    let rest = list
    while (rest.items.length > 0) {
      let count = Math.min(rest.items.length, max)
      let fitted: T | undefined
      while (fitted === undefined) {
        try {
          const end = count === rest.items.length ? guidance : []
          fitted = fit(slide([{ ...rest, items: rest.items.slice(0, count) }, ...end]), true)
        } catch (problem) {
          if (count === 1) throw problem
          count -= 1
        }
      }
      slides.push(fitted)
      rest = { ...rest, start: rest.start + count, items: rest.items.slice(count) }
    }
    return slides
  }
  const full = fill(MAX_SOURCES)
  // the same number of slides, with the sources evenly distributed
  const even = fill(Math.ceil(list.items.length / full.length))
  return even.length === full.length ? even : full
}
