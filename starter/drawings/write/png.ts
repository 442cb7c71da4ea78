import sharp from 'sharp'
import type { Drawing } from '../diagram.ts'
import { svgOf } from './svg.ts'

/** Sharp at the size of a printed page, and on a projector. */
const PIXELS_PER_INCH = 200
const POINTS_PER_INCH = 72

// Documents are made in one process a core, and no picture is read twice.
sharp.concurrency(1)
sharp.cache(false)

/** Many documents show the same drawing at the same scale. */
const made = new WeakMap<Drawing, Map<number, Promise<Uint8Array>>>()

/**
 * A drawing as PNG, for programs that show no SVG: transparent, with letters as outlines, so that it needs no font. Equal calls
 * on one machine give equal bytes.
 * @param scale points on the paper or slide per unit of the drawing
 */
export function pngOf(drawing: Drawing, scale: number): Promise<Uint8Array> {
  const scales = made.get(drawing) ?? new Map<number, Promise<Uint8Array>>()
  made.set(drawing, scales)
  const png = scales.get(scale) ?? makePng(drawing, (scale * PIXELS_PER_INCH) / POINTS_PER_INCH)
  scales.set(scale, png)
  return png
}

/** A palette of 256 colours holds the paints of a drawing and the shades of their edges; fewer shades save a quarter of the bytes. */
async function makePng(drawing: Drawing, pixels: number): Promise<Uint8Array> {
  const svg = Buffer.from(svgOf(drawing, 'outlines'))
  return sharp(svg, { density: POINTS_PER_INCH * pixels })
    .resize(Math.round(drawing.width * pixels), Math.round(drawing.height * pixels), { fit: 'fill' })
    .png({ palette: true, quality: 80, effort: 1, dither: 0 })
    .toBuffer()
}
