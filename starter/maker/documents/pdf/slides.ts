import { type Deck, layOutDeck } from '../slides/deck.ts'
import { SLIDE } from '../slides/design.ts'
import type { SourceDocument } from '../source.ts'
import { Canvas } from './canvas.ts'
import { compressPdf } from './compress.ts'
import type { Pdf } from './document.ts'
import { drawCover, drawSlide } from './draw-slide.ts'

/** The preview of a deck: one 16:9 page per slide, with the layout of the PowerPoint file. */
export async function slidesPdf(source: SourceDocument): Promise<Pdf & { deck: Deck }> {
  const canvas = new Canvas(source, [SLIDE.width, SLIDE.height])
  const deck = layOutDeck(source, canvas.root)
  canvas.pdf.addPage()
  drawCover(canvas, deck)
  for (const index of deck.slides.keys()) {
    canvas.pdf.addPage()
    drawSlide(canvas, deck, index)
  }
  return { bytes: compressPdf(await canvas.end()), pages: deck.slides.length + 1, deck }
}
