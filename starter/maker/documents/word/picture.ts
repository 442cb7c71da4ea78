import {
  AlignmentType,
  BorderStyle,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import type { Drawing } from '../../../drawings/diagram.ts'
import { pngOf } from '../../../drawings/write/png.ts'
import { svgOf } from '../../../drawings/write/svg.ts'
import { INK } from '../brand.ts'
import { stepScale } from '../pdf/picture-slices.ts'
import type { Theme } from '../pdf/theme.ts'
import { chipDrawing } from '../picture/chip-drawing.ts'
import type { Block, Picture, Steps } from '../text/blocks.ts'
import { categoriesIn } from '../text/categories.ts'
import type { BlockContext } from './block-context.ts'
import { halfPoints, twips } from './measures.ts'
import { STYLE } from './styles.ts'

/** Pixels of the library per point. */
const PIXELS = 96 / 72
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** The PNG of every drawing in the blocks, by its key, for readers that show no SVG. @param theme of the largest pictures */
export async function pngsOf(blocks: Block[], theme: Theme): Promise<Map<string, Uint8Array>> {
  const scale = Math.max(theme.picture.scale, theme.picture.stepScale)
  const pngs = new Map<string, Uint8Array>()
  for (const drawing of blocks.flatMap(drawingsIn)) {
    if (!pngs.has(drawing.key)) pngs.set(drawing.key, await pngOf(drawing, scale))
  }
  return pngs
}

function drawingsIn(block: Block): Drawing[] {
  switch (block.kind) {
    case 'picture':
      return block.drawings
    case 'steps':
      return block.steps.flatMap((step) => [step.drawing, ...step.blocks.flatMap(drawingsIn)])
    case 'list':
      return block.items.flatMap((item) => item.blocks.flatMap(drawingsIn))
    case 'note':
      return block.blocks.flatMap(drawingsIn)
    case 'table':
      return [
        ...(block.pictures ?? []).filter((drawing) => drawing !== undefined),
        ...block.rows.flatMap((row) =>
          row.flatMap((_, column) => categoriesIn(block, row, column).map((category) => chipDrawing(category))),
        ),
      ]
    default:
      return []
  }
}

/** Diagrams side by side, centred, at the size that the PDF gives them. */
export function wordPicture({ drawings }: Picture, context: BlockContext): Paragraph {
  const { scale, gap } = context.theme.picture
  const natural = drawings.reduce((sum, { width }) => sum + width, 0)
  const fitting = Math.min(scale, (context.width - gap * (drawings.length - 1)) / natural)
  return new Paragraph({
    style: STYLE.body,
    alignment: AlignmentType.CENTER,
    children: drawings.flatMap((drawing, index) => [
      ...(index > 0 ? [new TextRun('  ')] : []),
      imageOf(drawing, fitting, context.pngs),
    ]),
  })
}

/** A drawing in a line of text. @param scale points per unit of the drawing */
export function imageOf(drawing: Drawing, scale: number, pngs: BlockContext['pngs']): ImageRun {
  const png = pngs.get(drawing.key)
  if (!png) throw new Error(`the drawing ${drawing.key} has no PNG`)
  return new ImageRun({
    type: 'svg',
    data: Buffer.from(svgOf(drawing)),
    fallback: { type: 'png', data: Buffer.from(png) },
    transformation: { width: drawing.width * scale * PIXELS, height: drawing.height * scale * PIXELS },
    altText: { name: drawing.key, title: '', description: drawing.alt },
  })
}

/** One row a step in a table without borders: the picture, then the number and the text. */
export function wordSteps(
  { start, steps }: Steps,
  context: BlockContext,
  inner: (blocks: Block[], context: BlockContext) => (Paragraph | Table)[],
): Table {
  const { theme } = context
  const scale = stepScale(steps, theme, context.width)
  const picture = Math.max(...steps.map(({ drawing }) => drawing.width)) * scale + theme.picture.gap
  const number = start === null ? 0 : theme.body.size * 2.4
  const widths = [picture, ...(start === null ? [] : [number]), context.width - picture - number].map(twips)
  // a little less than in the PDF, for lines that are higher in Word
  const between = twips(theme.itemGap * 0.5)
  const rows = steps.map(({ drawing, blocks }, index) => {
    const image = new Paragraph({ style: STYLE.cell, children: [imageOf(drawing, scale, context.pngs)] })
    const text = inner(blocks, { ...context, width: context.width - picture - number, depth: 0, isLast: true })
    const cells = [[image], ...(start === null ? [] : [[numberOf(start + index, theme)]]), text]
    return new TableRow({
      cantSplit: context.keeps,
      children: cells.map(
        (children, cell) =>
          new TableCell({
            width: { size: widths[cell] ?? 0, type: WidthType.DXA },
            verticalAlign: VerticalAlignTable.CENTER,
            children,
          }),
      ),
    })
  })
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { top: between, bottom: between, left: 0, right: 0, marginUnitType: WidthType.DXA },
    borders: { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE },
    rows,
  })
}

function numberOf(number: number, theme: Theme): Paragraph {
  const size = halfPoints(theme.body.size * 1.4)
  return new Paragraph({
    style: STYLE.cell,
    children: [new TextRun({ text: `${number}`, bold: true, size, color: INK.indigo })],
  })
}
