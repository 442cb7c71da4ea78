import { breakLines, type TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import { COVER, type CoverText, type Deck } from '../slides/deck.ts'
import { BODY, FOOT, KIND_STYLES, LABEL, SLIDE, STRIP, TILE, TITLE } from '../slides/design.ts'
import type { SourceDocument } from '../source.ts'
import { plain } from '../text/blocks.ts'
import type { SlideKind } from '../text/slides.ts'
import { WORDING } from '../wording.ts'
import type { Canvas, Tag } from './canvas.ts'
import { drawBand } from './draw-band.ts'
import { drawDrawing } from './drawing.ts'
import { drawSlices } from './slice.ts'
import { writeImprint } from './write-imprint.ts'
import { writeLine } from './write-line.ts'

/** Draws the slide at an index of `deck.slides` with its top left corner at 0, 0. */
export function drawSlide(canvas: Canvas, { source, slides }: Deck, index: number): void {
  const fitted = slides[index]
  if (!fitted) throw new RangeError(`${source.title} has no slide ${index + 2}`)
  const { slide, title, tag } = fitted
  fillSlide(canvas, 'paper')
  if (!fitted.sources) drawKind(canvas, slide.kind, WORDING[source.language].kinds[slide.kind], tag)
  else drawBand(canvas, 0, 0, SLIDE.width, 16)
  canvas.bookmark(slide.title, 2)
  const heading: Tag = { role: 'H2', parent: tag }
  for (const [number, line] of title.lines.entries()) {
    writeLine(canvas, line, title.style, 'deep', heading, BODY.left, TITLE.top + number * title.style.leading)
  }
  drawSlices(canvas, fitted.slices, fitted.body.left, fitted.body.top)
  for (const { drawing, left, top, scale } of fitted.pictures) drawDrawing(canvas, drawing, tag, left, top, scale)
  drawFooter(canvas, source, `${index + 2}`)
}

function fillSlide(canvas: Canvas, background: Ink): void {
  canvas.drawArtifact('Layout', () => canvas.pdf.rect(0, 0, SLIDE.width, SLIDE.height).fill(hexColor(background)))
}

/** Draws the title slide with its top left corner at 0, 0. */
export function drawCover(canvas: Canvas, deck: Deck): void {
  const { source, cover: texts } = deck
  fillSlide(canvas, 'deep')
  drawBand(canvas, 0, COVER.band, COVER.picture, 24)
  canvas.bookmark(source.title, 1)
  const tag: Tag = { role: 'Sect', parent: canvas.root }
  drawDrawing(canvas, texts.picture, tag, COVER.picture, 0, 1)
  const write = (text: CoverText, ink: Ink, role: string, y: number) => {
    const part: Tag = { role, parent: tag }
    for (const [index, line] of text.lines.entries())
      writeLine(canvas, line, text.style, ink, part, COVER.left, y + index * text.style.leading)
  }
  const small: TextStyle = { size: 14, leading: 17.5, bold: false }
  const text = WORDING[source.language].licence
  const licence = { style: small, text, lines: breakLines([plain(text)], small, COVER.width) }
  write(texts.context, 'marigold', 'P', COVER.context)
  const height = texts.title.lines.length * texts.title.style.leading
  write(texts.title, 'white', 'H1', COVER.title.top + COVER.title.height - height)
  write(texts.details, 'sand', 'P', COVER.details.top)
  write(licence, 'line', 'P', COVER.licence)
  const imprint = { ...FOOT.imprint, bold: false }
  const lines = breakLines([plain(source.imprint.line)], imprint, COVER.width)
  write({ style: imprint, text: source.imprint.line, lines }, 'line', 'P', COVER.imprint)
}

/** The colour code: a strip with the kind's pattern, and its label. */
function drawKind(canvas: Canvas, name: SlideKind, label: string, tag: Tag): void {
  const look = KIND_STYLES[name]
  canvas.drawArtifact('Layout', () => {
    canvas.pdf.rect(0, 0, STRIP.width, SLIDE.height).clip()
    canvas.pdf.rect(0, 0, STRIP.width, SLIDE.height).fill(hexColor(look.ink))
    for (let top = 0; top < SLIDE.height; top += TILE) drawTile(canvas, name, 0, top, 1)
  })
  canvas.drawArtifact('Layout', () => {
    canvas.pdf.rect(LABEL.left, LABEL.top + 3, LABEL.mark, LABEL.mark).fill(hexColor(look.ink))
    drawTile(canvas, name, LABEL.left, LABEL.top + 3, LABEL.mark / TILE)
  })
  const style: TextStyle = { size: LABEL.size, leading: LABEL.leading, bold: true }
  const [line] = breakLines([plain(label)], style, BODY.width)
  if (line)
    writeLine(canvas, line, style, 'inkSoft', { role: 'P', parent: tag }, LABEL.left + LABEL.mark + 10, LABEL.top)
}

function drawTile(canvas: Canvas, name: SlideKind, x: number, y: number, scale: number): void {
  for (const shape of KIND_STYLES[name].tile) {
    const points = shape.points.map(([left, top]) => [x + left * scale, y + top * scale])
    canvas.pdf.polygon(...points).fill(hexColor(shape.ink))
  }
}

function drawFooter(canvas: Canvas, { context, imprint }: SourceDocument, number: string): void {
  const style: TextStyle = { size: FOOT.size, leading: FOOT.leading, bold: false }
  canvas.drawArtifact('Pagination', () => {
    const right = BODY.left + BODY.width
    canvas.pdf
      .moveTo(BODY.left, FOOT.top - 6)
      .lineTo(right, FOOT.top - 6)
      .lineWidth(0.8)
      .stroke(hexColor('line'))
    const [left] = breakLines([plain(context)], style, BODY.width - 60)
    if (left) writeLine(canvas, left, style, 'inkSoft', null, BODY.left, FOOT.top)
    const bold = { ...style, bold: true }
    const [end] = breakLines([plain(number)], bold, 60)
    if (end) writeLine(canvas, end, bold, 'inkSoft', null, right - end.width, FOOT.top)
  })
  writeImprint(canvas, imprint.line, { left: BODY.left, width: BODY.width, y: FOOT.imprint.top }, FOOT.imprint)
}
