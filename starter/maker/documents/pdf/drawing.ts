import type { Drawing } from '../../../drawings/diagram.ts'
import { colour } from '../../../drawings/kit/palette.ts'
import type { Shape, TextShape } from '../../../drawings/kit/shapes.ts'
import { breakLines } from '../../../type/lines.ts'
import { plain } from '../text/blocks.ts'
import type { Canvas, Tag } from './canvas.ts'
import { writePieces } from './write-line.ts'

/**
 * Draws a diagram as vectors, tagged as one figure with its alternative text; without one it only decorates.
 * @param x and `y` of its top left corner, points
 * @param scale points on the page per slide point
 */
export function drawDrawing(canvas: Canvas, drawing: Drawing, parent: Tag, x: number, y: number, scale: number): void {
  const draw = () => {
    const { pdf } = canvas
    pdf.save().translate(x, y).scale(scale)
    for (const shape of drawing.shapes) drawShape(canvas, shape)
    pdf.restore()
  }
  const size: [number, number] = [drawing.width * scale, drawing.height * scale]
  if (drawing.alt === '') canvas.drawArtifact('Layout', draw)
  else canvas.drawTagged({ role: 'Figure', parent, alt: drawing.alt, box: [x, y, ...size] }, draw)
}

export function drawShape(canvas: Canvas, shape: Shape): void {
  const { pdf } = canvas
  switch (shape.kind) {
    case 'path': {
      const { d, fill, stroke, width = 3, dash } = shape
      if (fill) pdf.path(d).fill(colour(fill))
      if (stroke) {
        pdf.lineCap('round').lineJoin('round').lineWidth(width)
        if (dash) pdf.dash(dash[0], { space: dash[1] })
        pdf.path(d).stroke(colour(stroke))
        if (dash) pdf.undash()
      }
      return
    }
    case 'text':
      drawText(canvas, shape)
      return
    case 'group':
      pdf.save().translate(shape.x, shape.y).rotate(shape.rotate).scale(shape.scale)
      for (const child of shape.shapes) drawShape(canvas, child)
      pdf.restore()
  }
}

function drawText(canvas: Canvas, { text, x, y, size, bold, paint, anchor }: TextShape): void {
  const [line] = breakLines([plain(text)], { size, leading: size, bold }, Number.POSITIVE_INFINITY)
  if (!line) return
  const left = x - (anchor === 'middle' ? line.width / 2 : anchor === 'end' ? line.width : 0)
  writePieces(canvas, line.pieces, size, colour(paint), left, y)
}
