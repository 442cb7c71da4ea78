import { CLIENT_FRAME, CLIENT_TITLE, type ClientSheet, TITLE_GAP } from '../sheets/fit-client.ts'
import { columnSlices } from '../sheets/measure.ts'
import { CLIENT_PAGE, CLIENT_WIDTH } from '../sheets/room.ts'
import type { SourceDocument } from '../source.ts'
import type { Block } from '../text/blocks.ts'
import { LICENCE_NAME } from '../wording.ts'
import { Canvas, type Tag } from './canvas.ts'
import { compressPdf } from './compress.ts'
import type { Pdf } from './document.ts'
import { drawBand } from './draw-band.ts'
import { fillPages } from './pager.ts'
import { writeImprint } from './write-imprint.ts'
import { writeLine } from './write-line.ts'

const { width, height, side, band, top } = CLIENT_PAGE

/** A sheet for clients as PDF: nothing but title, text, pictures and the imprint. */
export async function clientPdf(source: SourceDocument, blocks: Block[], sheet: ClientSheet): Promise<Pdf> {
  const canvas = new Canvas(source, [width, height])
  canvas.pdf.addPage()
  drawBand(canvas, side, band.top, CLIENT_WIDTH, band.height)
  canvas.bookmark(source.title, 1)
  const tag: Tag = { role: 'H1', parent: canvas.root }
  let y: number = top
  for (const line of sheet.title.lines) {
    writeLine(canvas, line, CLIENT_TITLE, 'deep', tag, side, y)
    y += CLIENT_TITLE.leading
  }
  const slices = columnSlices({ width: CLIENT_WIDTH, blocks }, sheet.theme, canvas.root)
  fillPages(canvas, slices, CLIENT_FRAME, y + TITLE_GAP)
  const pages = canvas.pdf.bufferedPageRange().count
  for (let page = 0; page < pages; page += 1) {
    canvas.pdf.switchToPage(page)
    const place = { left: side, width: CLIENT_WIDTH, y: height - 48 }
    writeImprint(canvas, `${LICENCE_NAME} · ${source.imprint.line}`, place)
  }
  return { bytes: compressPdf(await canvas.end()), pages }
}
