import { breakLines, type TextStyle } from '../../../type/lines.ts'
import { hexColor } from '../picture/band.ts'
import { layOutDeck } from '../slides/deck.ts'
import { SLIDE } from '../slides/design.ts'
import type { SourceDocument } from '../source.ts'
import { plain } from '../text/blocks.ts'

import { WORDING } from '../wording.ts'
import { Canvas, type Tag } from './canvas.ts'
import { compressPdf } from './compress.ts'
import type { Pdf } from './document.ts'
import { drawCover, drawSlide } from './draw-slide.ts'
import { drawSlices, heightOf, type Slice, textSlices } from './slice.ts'
import { IMPRINT, writeImprint } from './write-imprint.ts'

/**
 * Points. As wide as a page of A5, so that a phone shows the notes at a readable size without zoom; as high as the notes need,
 * at least A5.
 */
const PAGE = { width: 420, minHeight: 595, margin: 24, gap: 18, foot: 10 } as const
const SCALE = PAGE.width / SLIDE.width
const NOTES: TextStyle = { size: 14, leading: 19.6, bold: false }
const LABEL: TextStyle = { size: 12, leading: 17, bold: true }

/** A deck for a phone or for printing: each slide with its notes on one page. */
export async function slidesWithNotesPdf(source: SourceDocument): Promise<Pdf> {
  const canvas = new Canvas(source, [PAGE.width, PAGE.minHeight])
  const deck = layOutDeck(source, canvas.root)
  addPage(canvas, source, [], () => drawCover(canvas, deck))
  for (const [index, { slide, tag }] of deck.slides.entries()) {
    addPage(canvas, source, notesOf(slide.notes, source, tag), () => drawSlide(canvas, deck, index))
  }
  return { bytes: compressPdf(await canvas.end()), pages: deck.slides.length + 1 }
}

function addPage(canvas: Canvas, { imprint }: SourceDocument, notes: Slice[], draw: () => void): void {
  const slide = SLIDE.height * SCALE
  const top = slide + PAGE.gap
  const width = PAGE.width - 2 * PAGE.margin
  // the imprint on the slide itself is too small here
  const foot =
    breakLines([plain(imprint.line)], { ...IMPRINT, bold: false }, width).length * IMPRINT.leading + PAGE.foot * 2
  // a slide without notes is a page of its own height, without an empty half
  const height = notes.length === 0 ? slide + foot : Math.max(PAGE.minHeight, top + heightOf(notes) + foot)
  canvas.pdf.addPage({ size: [PAGE.width, height], margin: 0 })
  canvas.drawScaled(SCALE, draw)
  canvas.drawArtifact('Layout', () => canvas.pdf.rect(0, slide, PAGE.width, 1.5).fill(hexColor('line')))
  drawSlices(canvas, notes, PAGE.margin, top)
  writeImprint(canvas, imprint.line, { left: PAGE.margin, width, y: height - foot + PAGE.foot })
}

function notesOf(notes: string[], source: SourceDocument, parent: Tag): Slice[] {
  if (notes.length === 0) return []
  const width = PAGE.width - 2 * PAGE.margin
  const slices = (words: string, style: TextStyle, gap: number, tag: Tag) =>
    textSlices({ runs: [plain(words)], style, ink: style.bold ? 'terracotta' : 'ink', tag, width, gap, keepNext: true })
  return [
    ...slices(WORDING[source.language].notes, LABEL, 0, { role: 'H3', parent }),
    ...notes.flatMap((note, index) => slices(note, NOTES, index === 0 ? 4 : 9, { role: 'P', parent })),
  ]
}
