import type PptxGenJS from 'pptxgenjs'
import { INK, type Ink } from '../brand.ts'
import { BAND, BAND_BACKGROUND, BAND_HEIGHT, BAND_REPEAT, type Shape } from '../picture/band.ts'
import { KIND_STYLES, LABEL, SLIDE, STRIP, TILE } from '../slides/design.ts'
import type { SlideKind } from '../text/slides.ts'
import { inches, inchFrame } from './names.ts'

type Point = [number, number]
type PolygonOptions = PptxGenJS.TextPropsOptions & Pick<PptxGenJS.ShapeProps, 'points'>

/** A shape of a layout. It is a text to the library, because only texts can be custom polygons there. */
export interface LayoutShape {
  text: { text: string; options: PolygonOptions }
}

/** The woven band of the PDF. Lengths in points; the repeats are stretched so that the last one is complete. */
export function bandShapes(y: number, height: number): LayoutShape[] {
  const count = Math.max(1, Math.round(SLIDE.width / ((height / BAND_HEIGHT) * BAND_REPEAT)))
  const scaleX = SLIDE.width / count / BAND_REPEAT
  const repeats = Array.from({ length: count }, (_, index) => index * BAND_REPEAT * scaleX)
  const shapes = repeats.flatMap((left) => transformed(BAND, left, 0, scaleX, height / BAND_HEIGHT))
  return [background(BAND_BACKGROUND, 0, y, SLIDE.width, height), ...byInk(shapes, 0, y, SLIDE.width, height)]
}

/** The colour code of a kind: the strip on the left edge, and a small square before the label. */
export function kindShapes(kind: SlideKind): LayoutShape[] {
  const { ink, tile } = KIND_STYLES[kind]
  const tops = Array.from({ length: Math.ceil(SLIDE.height / TILE) }, (_, index) => index * TILE)
  const strip = tops.flatMap((top) => transformed(tile, 0, top, 1, 1)).map((shape) => clipBelow(shape, SLIDE.height))
  const scale = LABEL.mark / TILE
  const top = LABEL.top + 3
  return [
    background(ink, 0, 0, STRIP.width, SLIDE.height),
    ...byInk(strip, 0, 0, STRIP.width, SLIDE.height),
    background(ink, LABEL.left, top, LABEL.mark, LABEL.mark),
    ...byInk(transformed(tile, 0, 0, scale, scale), LABEL.left, top, LABEL.mark, LABEL.mark),
  ]
}

/** A filled rectangle, in points. */
export function background(ink: Ink, x: number, y: number, width: number, height: number): LayoutShape {
  return {
    text: { text: '', options: { shape: 'rect', ...inchFrame(x, y, width, height), fill: { color: INK[ink] } } },
  }
}

function transformed(shapes: readonly Shape[], x: number, y: number, scaleX: number, scaleY: number): Shape[] {
  return shapes.map(({ ink, points }) => ({
    ink,
    points: points.map(([left, top]): Point => [x + left * scaleX, y + top * scaleY]),
  }))
}

/** Joins all polygons of a colour into one shape, so that a strip of fourteen repeats has only two shapes. */
function byInk(shapes: Shape[], x: number, y: number, width: number, height: number): LayoutShape[] {
  return [...Map.groupBy(shapes, (shape) => shape.ink)].map(([ink, group]): LayoutShape => {
    const points = group.flatMap((shape) => [
      ...shape.points.map(([left, top], index) => ({ x: inches(left), y: inches(top), moveTo: index === 0 })),
      { close: true as const },
    ])
    const options: PolygonOptions = { ...inchFrame(x, y, width, height), points, fill: { color: INK[ink] } }
    // Object.assign, because the library's types lack the custom geometry
    return { text: { text: '', options: Object.assign(options, { shape: 'custGeom' }) } }
  })
}

/** Clips a polygon at the slide's bottom, because thumbnails show what is outside the slide. */
function clipBelow(shape: Shape, bottom: number): Shape {
  const points = shape.points.flatMap((point, index): Point[] => {
    const before = shape.points.at(index - 1) ?? point
    const crosses = point[1] <= bottom !== before[1] <= bottom
    const share = (bottom - before[1]) / (point[1] - before[1])
    const crossing: Point[] = crosses ? [[before[0] + (point[0] - before[0]) * share, bottom]] : []
    return point[1] <= bottom ? [...crossing, point] : crossing
  })
  return { ...shape, points }
}
