import { COVER_SIZE } from '../../../drawings/covers/cover.ts'
import { coverDrawing } from '../../../drawings/covers/covers.ts'
import { kindDrawings } from '../../../drawings/covers/kinds.ts'
import type { Drawing } from '../../../drawings/diagram.ts'
import { breakLines, type Line, type TextStyle } from '../../../type/lines.ts'
import type { Tag } from '../pdf/canvas.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { readSlides, type SlideKind } from '../text/slides.ts'
import { sourceBlocks } from '../text/source-list.ts'
import { printedTitle } from '../text/title.ts'
import { WORDING } from '../wording.ts'
import { SAFETY_FACTOR, SLIDE } from './design.ts'
import { type FittedSlide, fitSlide, fitSources } from './fit.ts'

/** The layout of a deck: the title slide, the slides of the text, and slides for the sources. */
export interface Deck {
  source: SourceDocument
  cover: { context: CoverText; title: CoverText; details: CoverText; picture: Drawing }
  slides: DeckSlide[]
}

type DeckSlide = FittedSlide & { tag: Tag; sources: boolean }

export interface CoverText {
  style: TextStyle
  lines: Line[]
  text: string
}

/** Positions on the title slide, in points. The picture is at the right of the texts, as high as the slide. */
export const COVER = {
  left: 56,
  width: 516,
  picture: SLIDE.width - COVER_SIZE.width,
  context: 40,
  title: { top: 108, height: 168 },
  band: 300,
  details: { top: 342, height: 140 },
  licence: 486,
  imprint: 508,
} as const
/** Leading per point of size. */
const COVER_LEADING = 1.2

/** @throws {Error} that names the slide that is too full or invalid */
export function layOutDeck(source: SourceDocument, root: Tag): Deck {
  const { subject, context } = printedTitle(source)
  const cover = source.cover ?? refuseWithoutCover(source)
  return {
    source,
    cover: {
      context: coverText(context, source, [22, 20, 18], true, 56),
      title: coverText(subject, source, [42, 40, 38, 36, 34, 32, 30, 28], true, COVER.title.height),
      details: coverText(source.details, source, [24, 22, 20], false, COVER.details.height),
      picture: coverDrawing(cover),
    },
    slides: [...textSlides(source, cover, root), ...sourceSlides(source, root)],
  }
}

/** The slides of the text. Those without a picture take the decorations of their kind in turn. */
function textSlides(source: SourceDocument, cover: string, root: Tag): DeckSlide[] {
  const turns = new Map<SlideKind, number>()
  return readSlides(source).map((slide) => {
    const tag: Tag = { role: 'Sect', parent: root }
    const turn = turns.get(slide.kind) ?? 0
    const choices = kindDrawings(slide.kind, cover)
    const decoration = choices[turn % choices.length]
    const fitted = fitSlide(slide, tag, decoration)
    if (fitted.pictures.some(({ drawing }) => drawing === decoration)) turns.set(slide.kind, turn + 1)
    return { ...fitted, tag, sources: false }
  })
}

function refuseWithoutCover({ title }: SourceDocument): never {
  throw new Error(`${title}: its module or section names no cover for the first slide`)
}

/** The text in the largest of the sizes at which its lines fit into a height in points. */
function coverText(text: string, source: SourceDocument, sizes: number[], bold: boolean, height: number): CoverText {
  for (const size of sizes) {
    const style = { size, leading: size * COVER_LEADING, bold }
    const lines = breakLines([plain(text)], style, COVER.width * SAFETY_FACTOR)
    if (lines.length * style.leading <= height) return { style, lines, text }
  }
  throw new Error(`${source.title}, title slide: "${text}" is too long for it`)
}

/** Smaller letters are not readable from the back of a room. */
const SOURCE_SIZES = [24, 22, 20, 18]

/** One slide with the sources and the guidance notice. Sources that are too long for it stand in its notes. */
function sourceSlides(source: SourceDocument, root: Tag): DeckSlide[] {
  const [, list] = sourceBlocks(source)
  if (list?.kind !== 'list') return []
  const { sources: title, sourcesInNotes } = WORDING[source.language]
  const where = `${source.title}, slide "${title}"`
  const tag: Tag = { role: 'Sect', parent: root }
  const notice = guidanceBlocks(source)
  const pointer: Block = { kind: 'paragraph', runs: [plain(sourcesInNotes)] }
  const notes = source.sources.map((text, index) => `${index + 1}. ${text}`)
  for (const [blocks, its] of [
    [[list, ...notice], []],
    [[pointer, ...notice], notes],
  ] as const) {
    for (const size of SOURCE_SIZES) {
      const fitted = fitSources({ title, kind: 'core', blocks: [...blocks], notes: [...its], where }, size, tag)
      if (fitted) return [{ ...fitted, tag, sources: true }]
    }
  }
  throw new Error(`${source.title}: the guidance is too long for a slide; shorten it`)
}
