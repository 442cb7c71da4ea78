import type { TextStyle } from '../../../type/lines.ts'
import { hexColor } from '../picture/band.ts'
import { type Poster, posterTop } from '../sheets/fit-poster.ts'
import { columnSlices, rowHeight, spaceAbove } from '../sheets/measure.ts'
import { COLUMN_GAP, type Row } from '../sheets/poster-rows.ts'
import { BACK_WIDTH, POSTER_PAGE, POSTER_WIDTH } from '../sheets/room.ts'
import type { SourceDocument } from '../source.ts'
import { plain } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { sourceBlocks } from '../text/source-list.ts'
import { posterCredit, updatedLine, WORDING } from '../wording.ts'
import { blockSlices } from './block-slices.ts'
import { Canvas, type Tag } from './canvas.ts'
import { compressPdf } from './compress.ts'
import type { Pdf } from './document.ts'
import { drawBand } from './draw-band.ts'
import { fillPages } from './pager.ts'
import { drawSlices, heightOf, textSlices } from './slice.ts'
import { SMALL_THEME, type Theme } from './theme.ts'
import { writeLine } from './write-line.ts'
import { writeShort } from './write-short.ts'

const { width: PAGE_WIDTH, height: PAGE_HEIGHT, side, band, titlePad } = POSTER_PAGE
const CREDIT_STYLE: TextStyle = { size: 9, leading: 12, bold: false }

/** A poster as PDF: the front on one page, and the sources on the back. */
export async function posterPdf(source: SourceDocument, poster: Poster): Promise<Pdf> {
  const canvas = new Canvas(source, [PAGE_WIDTH, PAGE_HEIGHT])
  canvas.pdf.addPage()
  drawTitle(canvas, source, poster)
  drawRows(canvas, poster)
  drawCredit(canvas, posterCredit(source))
  canvas.pdf.addPage()
  drawBack(canvas, source)
  drawCredit(canvas, WORDING[source.language].licence)
  const pages = canvas.pdf.bufferedPageRange().count
  return { bytes: compressPdf(await canvas.end()), pages }
}

/** The woven band, and the title in white on a dark box. */
function drawTitle(canvas: Canvas, source: SourceDocument, { title }: Poster): void {
  drawBand(canvas, side, band.top, POSTER_WIDTH, band.height)
  const top = band.top + band.height
  const height = title.lines.length * title.style.leading + 2 * titlePad
  canvas.drawArtifact('Layout', () => canvas.pdf.rect(side, top, POSTER_WIDTH, height).fill(hexColor('deep')))
  canvas.bookmark(source.title, 1)
  const tag: Tag = { role: 'H1', parent: canvas.root }
  for (const [index, line] of title.lines.entries()) {
    writeLine(canvas, line, title.style, 'white', tag, side + 16, top + titlePad + index * title.style.leading)
  }
}

function drawRows(canvas: Canvas, poster: Poster): void {
  let y = posterTop(poster.title)
  for (const row of poster.rows) {
    drawRow(canvas, row, poster.theme, y)
    y += rowHeight(row, poster.theme) + poster.theme.gap
  }
}

function drawRow(canvas: Canvas, row: Row, theme: Theme, top: number): void {
  const height = rowHeight(row, theme)
  let x: number = side
  for (const column of row) {
    const slices = columnSlices(column, theme, canvas.root)
    const isPictures = column.blocks.every((block) => block.kind === 'picture')
    const above = isPictures ? (height - heightOf(slices)) / 2 : 0
    drawSlices(canvas, slices, x, top + spaceAbove(column, theme) + above)
    x += column.width + COLUMN_GAP
  }
}

function drawCredit(canvas: Canvas, text: string): void {
  const place = { left: side, width: POSTER_WIDTH, y: PAGE_HEIGHT - 38, side: 'left' } as const
  canvas.drawArtifact('Pagination', () => void writeShort(canvas, text, CREDIT_STYLE, place, POSTER_WIDTH))
}

/** What a trainer needs to know about the poster, in small type. */
function drawBack(canvas: Canvas, source: SourceDocument): void {
  const line = (text: string, size: number, bold: boolean, gap: number) =>
    textSlices({
      runs: [plain(text)],
      style: { size, leading: size * 1.4, bold },
      ink: 'inkSoft',
      tag: { role: 'P', parent: canvas.root },
      width: BACK_WIDTH,
      gap,
      keepNext: true,
    })
  const context = { theme: SMALL_THEME, width: BACK_WIDTH, parent: canvas.root, depth: 0 }
  const slices = [
    ...line(source.context, 10, true, 0),
    ...line(source.title, 12.5, true, 4),
    ...line(source.details, 10, false, 4),
    ...line(updatedLine(source), 9, false, 4),
    ...blockSlices([...sourceBlocks(source), ...guidanceBlocks(source)], context),
  ]
  const top = 60
  fillPages(canvas, slices, { left: side, top, bottom: PAGE_HEIGHT - POSTER_PAGE.bottom }, top)
}
