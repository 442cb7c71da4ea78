import { hexColor } from '../picture/band.ts'
import { type Poster, posterTop } from '../sheets/fit-poster.ts'
import { columnSlices, rowHeight, spaceAbove } from '../sheets/measure.ts'
import { FOOT_STYLE } from '../sheets/poster-foot.ts'
import { COLUMN_GAP, type Row } from '../sheets/poster-rows.ts'
import { POSTER_PAGE, POSTER_WIDTH } from '../sheets/room.ts'
import type { SourceDocument } from '../source.ts'

import { Canvas, type Tag } from './canvas.ts'
import { compressPdf } from './compress.ts'
import type { Pdf } from './document.ts'
import { drawBand } from './draw-band.ts'
import { drawSlices, heightOf, textSlices } from './slice.ts'
import type { Theme } from './theme.ts'
import { writeImprint } from './write-imprint.ts'
import { writeLine } from './write-line.ts'

const { width: PAGE_WIDTH, height: PAGE_HEIGHT, side, band, titlePad } = POSTER_PAGE

/** A poster as PDF, on one page. */
export async function posterPdf(source: SourceDocument, poster: Poster): Promise<Pdf> {
  const canvas = new Canvas(source, [PAGE_WIDTH, PAGE_HEIGHT])
  canvas.pdf.addPage()
  drawTitle(canvas, source, poster)
  drawRows(canvas, poster)
  drawFoot(canvas, poster)
  return { bytes: compressPdf(await canvas.end()), pages: 1 }
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

/** Sources and guidance as text, the imprint as an artifact. */
function drawFoot(canvas: Canvas, { foot }: Poster): void {
  const tag: Tag = { role: 'P', parent: canvas.root }
  const [runs, ink, gap, keepNext] = [foot.sources, 'inkSoft', 0, true] as const
  const sources = textSlices({ runs, style: FOOT_STYLE, ink, tag, width: POSTER_WIDTH, gap, keepNext })
  const lines = foot.sources.length === 0 ? [] : sources
  drawSlices(canvas, lines, side, foot.top)
  writeImprint(canvas, foot.imprint, { left: side, width: POSTER_WIDTH, y: foot.top + heightOf(lines) })
}
