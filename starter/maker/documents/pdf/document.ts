import type { TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { endBlocks } from '../text/source-list.ts'
import { printedTitle } from '../text/title.ts'
import { updatedLine, WORDING } from '../wording.ts'
import { blockSlices } from './block-slices.ts'
import { Canvas, type Tag } from './canvas.ts'
import { compressPdf } from './compress.ts'
import { drawBand } from './draw-band.ts'
import { type Page, pageOf, textWidth } from './page.ts'
import { countOrphanPages, type Frame, fillPages } from './pager.ts'
import { drawSlices, heightOf, type Slice, textSlices } from './slice.ts'
import { checklistTheme, PAGE_THEME, pageTheme, SMALL_THEME, type Theme } from './theme.ts'
import { writeImprint } from './write-imprint.ts'
import { writeShort } from './write-short.ts'

/** The text area of a page. */
function frameOf({ side, top, height, bottom }: Page): Frame {
  return { left: side, top, bottom: height - bottom - 14 }
}

export interface Pdf {
  bytes: Uint8Array
  pages: number
}

/** A document as PDF, A4. @throws {Error} when no font has a character of the text */
export async function documentPdf(source: SourceDocument, blocks: Block[], theme: Theme): Promise<Pdf> {
  const page = pageOf(source)
  const canvas = new Canvas(source, [page.width, page.height])
  canvas.pdf.addPage()
  const y = drawTitleBlock(canvas, source, page)
  fillPages(canvas, documentSlices(source, blocks, theme, canvas.root), frameOf(page), y)
  const pages = canvas.pdf.bufferedPageRange().count
  for (let number = 0; number < pages; number += 1) drawHeaderAndFooter(canvas, source, page, number, pages)
  return { bytes: compressPdf(await canvas.end()), pages }
}

/** Sizes of text and spaces that may avoid an almost empty last page, best first. */
const THEMES = [
  [11, 1],
  [11, 0.9],
  [11, 0.8],
  [11, 0.7],
  [10.5, 0.9],
  [10.5, 0.7],
  [10.5, 0.6],
  [11, 1.25],
  [11.5, 1],
  [11.5, 1.15],
  [11.5, 1.3],
  [12, 1],
  [12, 1.2],
  [11, 1.6],
  [12, 1.4],
  [12, 1.6],
  [12, 2],
].map(([size, space]) => pageTheme(size, space))

/** Spaces of a checklist, whose letters have 11 points. */
const CHECKLIST_THEMES = [0.6, 0.5, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6].map(checklistTheme)

/** The theme with the fewest almost empty pages, or pages of sources alone, at the end of the document and before its page breaks. */
export function fitPages(source: SourceDocument, blocks: Block[]): Theme {
  const parent: Tag = { role: 'Document', parent: null }
  const page = pageOf(source)
  const y = page.titleTop + heightOf(titleSlices(source, parent)) + TITLE_GAP
  let best = { theme: PAGE_THEME, orphans: Number.POSITIVE_INFINITY }
  for (const theme of source.attempts > 1 ? CHECKLIST_THEMES : THEMES) {
    const orphans = countOrphanPages(documentSlices(source, blocks, theme, parent), frameOf(page), y)
    if (orphans < best.orphans) best = { theme, orphans }
    if (orphans === 0) break
  }
  return best.theme
}

function documentSlices(source: SourceDocument, blocks: Block[], theme: Theme, parent: Tag): Slice[] {
  const [first, ...others] = endBlocks(source)
  const heading = first?.kind === 'heading' ? first : undefined
  const small = heading || !first ? others : [first, ...others]
  const context = { width: textWidth(pageOf(source)), parent, depth: 0 }
  return [
    ...blockSlices(blocks, { theme, ...context }),
    ...(heading ? blockSlices([heading], { theme, ...context }).map(startSources) : []),
    ...blockSlices(small, { theme: SMALL_THEME, ...context }),
  ]
}

function startSources(slice: Slice, index: number): Slice {
  return index === 0 ? { ...slice, startsSources: true } : slice
}

/** Below the title block, with its rule, points. */
const TITLE_GAP = 14

function titleSlices(source: SourceDocument, parent: Tag): Slice[] {
  const line = (text: string, size: number, leading: number, bold: boolean, ink: Ink, role: string, gap: number) =>
    textSlices({
      runs: [plain(text)],
      style: { size, leading, bold },
      ink,
      tag: { role, parent },
      width: textWidth(page),
      gap,
      keepNext: true,
    })
  const page = pageOf(source)
  const { title, details } = page
  const { subject, context } = printedTitle(source)
  return [
    ...line(context, 10, 14, true, 'terracotta', 'P', 0),
    ...line(subject, title.size, title.leading, true, 'deep', 'H1', 4),
    ...line(source.details, details.size, details.leading, false, 'inkSoft', 'P', 5),
    ...line(updatedLine(source), 9, 13, false, 'inkSoft', 'P', 4),
  ]
}

/** Draws band, module, title and details. @returns y of the text below, points from the top */
function drawTitleBlock(canvas: Canvas, source: SourceDocument, page: Page): number {
  const { side, band, titleTop } = page
  const width = textWidth(page)
  drawBand(canvas, side, band.top, width, band.height)
  const slices = titleSlices(source, canvas.root)
  drawSlices(canvas, slices, side, titleTop)
  const bottom = titleTop + heightOf(slices)
  canvas.drawArtifact('Layout', () => {
    canvas.pdf
      .moveTo(side, bottom + 10)
      .lineTo(side + width, bottom + 10)
      .lineWidth(0.8)
      .stroke(hexColor('line'))
  })
  return bottom + TITLE_GAP
}

/** The first page has a title block instead of a header. */
function drawHeaderAndFooter(canvas: Canvas, source: SourceDocument, page: Page, number: number, pages: number): void {
  const { side: left, header } = page
  const width = textWidth(page)
  const place = { left, width }
  canvas.pdf.switchToPage(number)
  const rule = (y: number) =>
    canvas.pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.8)
      .stroke(hexColor('line'))
  canvas.drawArtifact('Pagination', () => {
    const small: TextStyle = { size: 8.5, leading: 12, bold: false }
    if (number > 0) {
      const used = writeShort(
        canvas,
        source.context,
        { ...small, bold: true },
        { ...place, y: header, side: 'left' },
        width * 0.5,
      )
      writeShort(canvas, source.title, small, { ...place, y: header, side: 'right' }, width - used - 20)
      rule(header + 16)
    }
    const base = page.height - page.bottom
    rule(base + 2)
    writeShort(canvas, WORDING[source.language].licence, small, { ...place, y: base + 7, side: 'left' }, width - 60)
    writeShort(
      canvas,
      `${number + 1} / ${pages}`,
      { ...small, size: 9.5, bold: true },
      { ...place, y: base + 7, side: 'right' },
      60,
    )
  })
  writeImprint(canvas, source.imprint.line, { ...place, y: page.height - page.bottom + 20 })
}
