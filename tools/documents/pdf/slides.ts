import type { Ink } from '../brand.ts'
import { hash } from '../picture/band.ts'
import { COVER, type CoverText, type Deck, layOutDeck } from '../slides/deck.ts'
import { BODY, FOOT, KIND_LOOKS, LABEL, SLIDE, STRIP, TILE, TITLE } from '../slides/look.ts'
import type { SourceDocument } from '../source.ts'
import { plain } from '../text/blocks.ts'
import type { SlideKind } from '../text/slides.ts'
import { breakLines, type TextStyle } from '../type/lines.ts'
import { WORDING } from '../wording.ts'
import type { Pdf } from './document.ts'
import { drawBand } from './draw-band.ts'
import { packPdf } from './pack.ts'
import { Pen, type Tag } from './pen.ts'
import { writeLine } from './write-line.ts'

/** The preview of a deck: each slide a page of 16:9 that looks as PowerPoint shows it. */
export async function slidesPdf(source: SourceDocument): Promise<Pdf & { deck: Deck }> {
  const pen = new Pen(source, [SLIDE.width, SLIDE.height])
  const deck = layOutDeck(source, pen.root)
  cover(pen, deck)
  for (const [index, fitted] of deck.slides.entries()) {
    page(pen, 'paper')
    const { slide, title, tag } = fitted
    if (!fitted.sources) kind(pen, slide.kind, WORDING[source.language].kinds[slide.kind], tag)
    else drawBand(pen, 0, 0, SLIDE.width, 16)
    pen.bookmark(slide.title, 2)
    const heading: Tag = { role: 'H2', parent: tag }
    for (const [number, line] of title.lines.entries()) {
      writeLine(pen, line, title.style, 'deep', heading, BODY.left, TITLE.top + number * title.style.leading)
    }
    let y = fitted.bodyTop
    for (const [number, slice] of fitted.slices.entries()) {
      if (number > 0) y += slice.gap
      slice.draw(pen, BODY.left, y)
      y += slice.height
    }
    foot(pen, source.context, `${index + 2}`)
  }
  return { bytes: packPdf(await pen.finish()), pages: deck.slides.length + 1, deck }
}

function page(pen: Pen, background: Ink): void {
  pen.pdf.addPage()
  pen.beside('Layout', () => pen.pdf.rect(0, 0, SLIDE.width, SLIDE.height).fill(hash(background)))
}

function cover(pen: Pen, deck: Deck): void {
  const { source, cover: texts } = deck
  page(pen, 'deep')
  drawBand(pen, 0, COVER.band, SLIDE.width, 24)
  pen.bookmark(source.title, 1)
  const tag: Tag = { role: 'Sect', parent: pen.root }
  const write = (text: CoverText, ink: Ink, role: string, y: number) => {
    const part: Tag = { role, parent: tag }
    for (const [index, line] of text.lines.entries())
      writeLine(pen, line, text.style, ink, part, COVER.left, y + index * text.style.leading)
  }
  const small = (text: string, size: number, bold: boolean): CoverText => {
    const style = { size, leading: size * 1.25, bold }
    return { style, text, lines: breakLines([plain(text)], style, COVER.width) }
  }
  write(small(source.context, 24, true), 'marigold', 'P', 48)
  const height = texts.title.lines.length * texts.title.style.leading
  write(texts.title, 'white', 'H1', COVER.band - 24 - height)
  write(texts.details, 'sand', 'P', COVER.details)
  write(small(WORDING[source.language].licence, 14, false), 'line', 'P', 496)
}

/** The colour code: a strip with the kind's pattern, and its name in words. */
function kind(pen: Pen, name: SlideKind, label: string, tag: Tag): void {
  const look = KIND_LOOKS[name]
  pen.beside('Layout', () => {
    pen.pdf.rect(0, 0, STRIP.width, SLIDE.height).clip()
    pen.pdf.rect(0, 0, STRIP.width, SLIDE.height).fill(hash(look.ink))
    for (let top = 0; top < SLIDE.height; top += TILE) tile(pen, name, 0, top, 1)
  })
  pen.beside('Layout', () => {
    pen.pdf.rect(LABEL.left, LABEL.top + 3, LABEL.mark, LABEL.mark).fill(hash(look.ink))
    tile(pen, name, LABEL.left, LABEL.top + 3, LABEL.mark / TILE)
  })
  const style: TextStyle = { size: LABEL.size, leading: LABEL.leading, bold: true }
  const [line] = breakLines([plain(label)], style, BODY.width)
  if (line) writeLine(pen, line, style, 'inkSoft', { role: 'P', parent: tag }, LABEL.left + LABEL.mark + 10, LABEL.top)
}

function tile(pen: Pen, name: SlideKind, x: number, y: number, scale: number): void {
  for (const shape of KIND_LOOKS[name].tile) {
    const points = shape.points.map(([left, top]) => [x + left * scale, y + top * scale])
    pen.pdf.polygon(...points).fill(hash(shape.ink))
  }
}

function foot(pen: Pen, context: string, number: string): void {
  const style: TextStyle = { size: FOOT.size, leading: FOOT.leading, bold: false }
  pen.beside('Pagination', () => {
    const right = BODY.left + BODY.width
    pen.pdf
      .moveTo(BODY.left, FOOT.top - 6)
      .lineTo(right, FOOT.top - 6)
      .lineWidth(0.8)
      .stroke(hash('line'))
    const [left] = breakLines([plain(context)], style, BODY.width - 60)
    if (left) writeLine(pen, left, style, 'inkSoft', null, BODY.left, FOOT.top)
    const bold = { ...style, bold: true }
    const [end] = breakLines([plain(number)], bold, 60)
    if (end) writeLine(pen, end, bold, 'inkSoft', null, right - end.width, FOOT.top)
  })
}
