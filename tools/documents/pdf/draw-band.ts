import { BAND, BAND_GROUND, BAND_HEIGHT, BAND_REPEAT, hash } from '../picture/band.ts'
import type { Pen } from './pen.ts'

/** Draws the woven band. Points; the repeats are stretched a little so that the band ends with a whole one. */
export function drawBand(pen: Pen, x: number, y: number, width: number, height: number): void {
  const count = Math.max(1, Math.round(width / ((height / BAND_HEIGHT) * BAND_REPEAT)))
  const scaleX = width / count / BAND_REPEAT
  const scaleY = height / BAND_HEIGHT
  pen.beside('Layout', () => {
    pen.pdf.rect(x, y, width, height).fill(hash(BAND_GROUND))
    for (let repeat = 0; repeat < count; repeat += 1) {
      for (const shape of BAND) {
        const points = shape.points.map(([left, top]) => [x + (repeat * BAND_REPEAT + left) * scaleX, y + top * scaleY])
        pen.pdf.polygon(...points).fill(hash(shape.ink))
      }
    }
  })
}
