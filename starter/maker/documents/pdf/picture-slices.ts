import { breakLines, type TextStyle } from '../../../type/lines.ts'
import { hexColor } from '../picture/band.ts'
import { type Block, type Picture, plain, type Steps } from '../text/blocks.ts'
import type { BlockContext } from './block-context.ts'
import type { Canvas, Tag } from './canvas.ts'
import { drawDrawing } from './drawing.ts'
import { drawSlices, heightOf, type Slice } from './slice.ts'
import type { Theme } from './theme.ts'
import { writeLine } from './write-line.ts'

/** Diagrams side by side, centred, as large as the theme says or as the width allows. */
export function pictureSlices({ drawings }: Picture, gap: number, context: BlockContext): Slice[] {
  const { scale, gap: between } = context.theme.picture
  const natural = drawings.reduce((sum, { width }) => sum + width, 0)
  const fitting = Math.min(scale, (context.width - between * (drawings.length - 1)) / natural)
  const width = natural * fitting + between * (drawings.length - 1)
  const height = Math.max(...drawings.map((drawing) => drawing.height)) * fitting
  const draw: Slice['draw'] = (canvas, x, y) => {
    let left = x + (context.width - width) / 2
    for (const drawing of drawings) {
      drawDrawing(canvas, drawing, context.parent, left, y + (height - drawing.height * fitting) / 2, fitting)
      left += drawing.width * fitting + between
    }
  }
  return [{ height, gap: gap + 4, keepNext: false, draw }]
}

/** One row a step: the picture at the left, the number and the text at the right. */
export function stepSlices(
  { start, steps }: Steps,
  gap: number,
  context: BlockContext,
  inner: (blocks: Block[], context: BlockContext) => Slice[],
): Slice[] {
  const { theme } = context
  const tag: Tag = { role: 'L', parent: context.parent }
  const scale = stepScale(steps, theme, context.width)
  const pictureWidth = Math.max(...steps.map(({ drawing }) => drawing.width)) * scale
  const badge = start === null ? 0 : theme.body.size * 2.4
  const textLeft = pictureWidth + theme.picture.gap + badge
  return steps.map(({ drawing, blocks }, index) => {
    const entry: Tag = { role: 'LI', parent: tag }
    const label: Tag = { role: 'Lbl', parent: entry }
    const body: Tag = { role: 'LBody', parent: entry }
    const text = inner(blocks, { ...context, width: context.width - textLeft, parent: body })
    const pictureHeight = drawing.height * scale
    const height = Math.max(pictureHeight, heightOf(text))
    return {
      height,
      gap: index === 0 ? gap + 4 : theme.itemGap * 2.5,
      keepNext: false,
      draw: (canvas, x, y) => {
        if (start !== null) {
          drawNumber(canvas, start + index, label, theme.body, x + pictureWidth + theme.picture.gap, y + height / 2)
        }
        drawDrawing(canvas, drawing, body, x, y + (height - pictureHeight) / 2, scale)
        drawSlices(canvas, text, x + textLeft, y + (height - heightOf(text)) / 2)
      },
    }
  })
}

/** Points per slide point: the text keeps more than half of the width. */
export function stepScale(steps: Steps['steps'], { picture }: Theme, width: number): number {
  return Math.min(picture.stepScale, (width * 0.45) / Math.max(...steps.map(({ drawing }) => drawing.width)))
}

function drawNumber(canvas: Canvas, number: number, tag: Tag, body: TextStyle, x: number, middle: number): void {
  const radius = body.size * 0.95
  canvas.drawArtifact('Layout', () => canvas.pdf.circle(x + radius, middle, radius).fill(hexColor('indigo')))
  const style: TextStyle = { ...body, bold: true }
  const [line] = breakLines([plain(`${number}`)], style, radius * 2)
  if (line) writeLine(canvas, line, style, 'white', tag, x + radius - line.width / 2, middle - style.leading / 2)
}
