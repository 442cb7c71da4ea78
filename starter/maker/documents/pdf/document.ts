import type { TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { sourceBlocks } from '../text/source-list.ts'
import { printedTitle } from '../text/title.ts'
import { updatedLine, WORDING } from '../wording.ts'
import { blockSlices } from './block-slices.ts'
import { Canvas, type Tag } from './canvas.ts'
import { compressPdf } from './compress.ts'
import { drawBand } from './draw-band.ts'
import { countOrphanPages, fillPages } from './pager.ts'
import { drawSlices, heightOf, type Slice, textSlices } from './slice.ts'
import { PAGE_THEME, pageTheme, SMALL_THEME, type Theme } from './theme.ts'
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
export async function documentPdf(source: SourceDocument, blocks: Block[], theme: Theme): Promise<Pdf> {
  const canvas = new Canvas(source, [PAGE.width, PAGE.height])
  canvas.pdf.addPage()
  const y = drawTitleBlock(canvas, source)
  fillPages(canvas, documentSlices(source, blocks, theme, canvas.root), FRAME, y)
  const pages = canvas.pdf.bufferedPageRange().count
  for (let page = 0; page < pages; page += 1) drawHeaderAndFooter(canvas, source, page, pages)
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
] as const

/** The theme with the fewest almost empty pages, or pages of sources alone, at the end of the document and before its page breaks. */
export function fitPages(source: SourceDocument, blocks: Block[]): Theme {
  const parent: Tag = { role: 'Document', parent: null }
  const y = TITLE_TOP + heightOf(titleSlices(source, parent)) + TITLE_GAP
  let best = { theme: PAGE_THEME, orphans: Number.POSITIVE_INFINITY }
  for (const [size, space] of THEMES) {
    const theme = pageTheme(size, space)
    const orphans = countOrphanPages(documentSlices(source, blocks, theme, parent), FRAME, y)
    if (orphans < best.orphans) best = { theme, orphans }
    if (orphans === 0) break
  }
  return best.theme
}

function documentSlices(source: SourceDocument, blocks: Block[], theme: Theme, parent: Tag): Slice[] {
  const [heading, ...lists] = sourceBlocks(source)
  const context = { width: WIDTH, parent, depth: 0 }
  return [
    ...blockSlices(blocks, { theme, ...context }),
    ...(heading ? blockSlices([heading], { theme, ...context }).map(startSources) : []),
    ...blockSlices([...lists, ...guidanceBlocks(source)], { theme: SMALL_THEME, ...context }),
  ]
}

function startSources(slice: Slice, index: number): Slice {
  return index === 0 ? { ...slice, startsSources: true } : slice
}

/** Y of the title block, and the space below it with its rule, points. */
const TITLE_TOP = 74
const TITLE_GAP = 14

function titleSlices(source: SourceDocument, parent: Tag): Slice[] {
  const line = (text: string, size: number, leading: number, bold: boolean, ink: Ink, role: string, gap: number) =>
    textSlices({
      runs: [plain(text)],
      style: { size, leading, bold },
      ink,
      tag: { role, parent },
      width: WIDTH,
      gap,
      keepNext: true,
    })
  const { subject, context } = printedTitle(source)
  return [
    ...line(context, 10, 14, true, 'terracotta', 'P', 0),
    ...line(subject, 25, 29, true, 'deep', 'H1', 4),
    ...line(source.details, 12.5, 17.5, false, 'inkSoft', 'P', 5),
    ...line(updatedLine(source), 9, 13, false, 'inkSoft', 'P', 4),
  ]
}

/** Draws band, module, title and details. @returns y of the text below, points from the top */
function drawTitleBlock(canvas: Canvas, source: SourceDocument): number {
  drawBand(canvas, PAGE.left, 44, WIDTH, 15)
  const slices = titleSlices(source, canvas.root)
  drawSlices(canvas, slices, PAGE.left, TITLE_TOP)
  const bottom = TITLE_TOP + heightOf(slices)
  canvas.drawArtifact('Layout', () => {
    canvas.pdf
      .moveTo(PAGE.left, bottom + 10)
      .lineTo(PAGE.left + WIDTH, bottom + 10)
      .lineWidth(0.8)
      .stroke(hexColor('line'))
  })
  return bottom + TITLE_GAP
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
