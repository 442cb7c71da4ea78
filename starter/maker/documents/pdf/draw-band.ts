import { BAND, BAND_BACKGROUND, BAND_HEIGHT, BAND_REPEAT, hexColor } from '../picture/band.ts'
import type { Canvas } from './canvas.ts'

/** Draws the woven band. Lengths in points. The repeats are stretched a little so that the last one is complete. */
export function drawBand(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  const count = Math.max(1, Math.round(width / ((height / BAND_HEIGHT) * BAND_REPEAT)))
  const scaleX = width / count / BAND_REPEAT
  const scaleY = height / BAND_HEIGHT
  canvas.drawArtifact('Layout', () => {
    canvas.pdf.rect(x, y, width, height).fill(hexColor(BAND_BACKGROUND))
    for (let repeat = 0; repeat < count; repeat += 1) {
      for (const shape of BAND) {
        const points = shape.points.map(([left, top]) => [x + (repeat * BAND_REPEAT + left) * scaleX, y + top * scaleY])
        canvas.pdf.polygon(...points).fill(hexColor(shape.ink))
      }
    }
  })
}
