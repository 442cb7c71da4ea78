import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { sourceBlocks } from '../text/source-list.ts'
import type { TextStyle } from '../type/lines.ts'
import { updatedLine, WORDING } from '../wording.ts'
import { blockSlices } from './block-slices.ts'
import { Canvas } from './canvas.ts'
import { compressPdf } from './compress.ts'
import { drawBand } from './draw-band.ts'
import { fillPages } from './pager.ts'
import { heightOf, textSlices } from './slice.ts'
import { PAGE_THEME, SMALL_THEME } from './theme.ts'
import { writeShort } from './write-short.ts'

/** A4, points. */
const PAGE = { width: 595.28, height: 841.89, left: 62, right: 62, top: 74, bottom: 66 }
const WIDTH = PAGE.width - PAGE.left - PAGE.right
const PLACE = { left: PAGE.left, width: WIDTH }
const FRAME = { left: PAGE.left, top: PAGE.top, bottom: PAGE.height - PAGE.bottom - 14 }

export interface Pdf {
  bytes: Uint8Array
  pages: number
}

/** A document as PDF, A4. @throws {Error} when no font has a character of the text */
export async function documentPdf(source: SourceDocument, blocks: Block[]): Promise<Pdf> {
  const canvas = new Canvas(source, [PAGE.width, PAGE.height])
  canvas.pdf.addPage()
  const y = drawTitleBlock(canvas, source)
  const slices = blockSlices(blocks, { theme: PAGE_THEME, width: WIDTH, parent: canvas.root, depth: 0 })
  const [heading, ...lists] = sourceBlocks(source)
  const blockContext = { width: WIDTH, parent: canvas.root, depth: 0 }
  if (heading) slices.push(...blockSlices([heading], { theme: PAGE_THEME, ...blockContext }))
  slices.push(...blockSlices([...lists, ...guidanceBlocks(source)], { theme: SMALL_THEME, ...blockContext }))
  fillPages(canvas, slices, FRAME, y)
  const pages = canvas.pdf.bufferedPageRange().count
  for (let page = 0; page < pages; page += 1) drawHeaderAndFooter(canvas, source, page, pages)
  return { bytes: compressPdf(await canvas.end()), pages }
}

/** Draws band, module, title and details. @returns y of the text below, points from the top */
function drawTitleBlock(canvas: Canvas, source: SourceDocument): number {
  drawBand(canvas, PAGE.left, 44, WIDTH, 15)
  const line = (text: string, size: number, leading: number, bold: boolean, ink: Ink, role: string, gap: number) =>
    textSlices({
      runs: [plain(text)],
      style: { size, leading, bold },
      ink,
      tag: { role, parent: canvas.root },
      width: WIDTH,
      gap,
      keepNext: true,
    })
  const slices = [
    ...line(source.context, 10, 14, true, 'terracotta', 'P', 0),
    ...line(source.title, 25, 29, true, 'deep', 'H1', 4),
    ...line(source.details, 12.5, 17.5, false, 'inkSoft', 'P', 5),
    ...line(updatedLine(source), 9, 13, false, 'inkSoft', 'P', 4),
  ]
  const top = 74
  let y = top
  for (const [index, slice] of slices.entries()) {
    if (index > 0) y += slice.gap
    slice.draw(canvas, PAGE.left, y)
    y += slice.height
  }
  canvas.drawArtifact('Layout', () => {
    canvas.pdf
      .moveTo(PAGE.left, y + 10)
      .lineTo(PAGE.left + WIDTH, y + 10)
      .lineWidth(0.8)
      .stroke(hexColor('line'))
  })
  return top + heightOf(slices) + 14
}

/** The first page has a title block instead of a header. */
function drawHeaderAndFooter(canvas: Canvas, source: SourceDocument, page: number, pages: number): void {
  canvas.pdf.switchToPage(page)
  const rule = (y: number) =>
    canvas.pdf
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + WIDTH, y)
      .lineWidth(0.8)
      .stroke(hexColor('line'))
  canvas.drawArtifact('Pagination', () => {
    const small: TextStyle = { size: 8.5, leading: 12, bold: false }
    if (page > 0) {
      const used = writeShort(
        canvas,
        source.context,
        { ...small, bold: true },
        { ...PLACE, y: 40, side: 'left' },
        WIDTH * 0.5,
      )
      writeShort(canvas, source.title, small, { ...PLACE, y: 40, side: 'right' }, WIDTH - used - 20)
      rule(56)
    }
    const base = PAGE.height - PAGE.bottom
    rule(base + 8)
    writeShort(canvas, WORDING[source.language].licence, small, { ...PLACE, y: base + 14, side: 'left' }, WIDTH - 60)
    writeShort(
      canvas,
      `${page + 1} / ${pages}`,
      { ...small, size: 9.5, bold: true },
      { ...PLACE, y: base + 14, side: 'right' },
      60,
    )
  })
}
