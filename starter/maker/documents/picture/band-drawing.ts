import type { Drawing } from '../../../drawings/diagram.ts'
import { polygon, rect } from '../../../drawings/kit/shapes.ts'
import { BAND, BAND_BACKGROUND, BAND_HEIGHT, BAND_REPEAT } from './band.ts'

/** The woven band as a drawing, in points. The repeats are stretched a little so that the last one is complete. */
export function bandDrawing(width: number, height: number): Drawing {
  const count = Math.max(1, Math.round(width / ((height / BAND_HEIGHT) * BAND_REPEAT)))
  const scaleX = width / count / BAND_REPEAT
  const scaleY = height / BAND_HEIGHT
  const shapes = Array.from({ length: count }, (_, repeat) =>
    BAND.map(({ ink, points }) =>
      polygon(
        points.map(([x, y]) => [(repeat * BAND_REPEAT + x) * scaleX, y * scaleY]),
        { fill: ink },
      ),
    ),
  )
  return {
    key: 'band',
    width,
    height,
    alt: '',
    note: '',
    shapes: [rect(0, 0, width, height, { fill: BAND_BACKGROUND }), ...shapes.flat()],
  }
}
