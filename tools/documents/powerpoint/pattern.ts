import type PptxGenJS from 'pptxgenjs'
import { INK, type Ink } from '../brand.ts'
import { BAND, BAND_GROUND, BAND_HEIGHT, BAND_REPEAT, type Shape } from '../picture/band.ts'
import { KIND_LOOKS, LABEL, SLIDE, STRIP, TILE } from '../slides/look.ts'
import type { SlideKind } from '../text/slides.ts'
import { inches, place } from './names.ts'

type Point = [number, number]
type Drawn = PptxGenJS.TextPropsOptions & Pick<PptxGenJS.ShapeProps, 'points'>

/** A shape of a layout. The library calls it a text, because only its texts may have any form there. */
export interface LayoutShape {
  text: { text: string; options: Drawn }
}

/** The woven band as the PDF draws it: points; its repeats are stretched so that it ends with a whole one. */
export function bandShapes(y: number, height: number): LayoutShape[] {
  const count = Math.max(1, Math.round(SLIDE.width / ((height / BAND_HEIGHT) * BAND_REPEAT)))
  const scaleX = SLIDE.width / count / BAND_REPEAT
  const repeats = Array.from({ length: count }, (_, index) => index * BAND_REPEAT * scaleX)
  const shapes = repeats.flatMap((left) => moved(BAND, left, 0, scaleX, height / BAND_HEIGHT))
  return [background(BAND_GROUND, 0, y, SLIDE.width, height), ...byInk(shapes, 0, y, SLIDE.width, height)]
}

/** The colour code of a kind: the strip on the left edge, and the same in small beside the label. */
export function kindShapes(kind: SlideKind): LayoutShape[] {
  const { ink, tile } = KIND_LOOKS[kind]
  const tops = Array.from({ length: Math.ceil(SLIDE.height / TILE) }, (_, index) => index * TILE)
  const strip = tops.flatMap((top) => moved(tile, 0, top, 1, 1)).map((shape) => cutBelow(shape, SLIDE.height))
  const scale = LABEL.mark / TILE
  const top = LABEL.top + 3
  return [
    background(ink, 0, 0, STRIP.width, SLIDE.height),
    ...byInk(strip, 0, 0, STRIP.width, SLIDE.height),
    background(ink, LABEL.left, top, LABEL.mark, LABEL.mark),
    ...byInk(moved(tile, 0, 0, scale, scale), LABEL.left, top, LABEL.mark, LABEL.mark),
  ]
}

/** A filled rectangle, in points. */
export function background(ink: Ink, x: number, y: number, width: number, height: number): LayoutShape {
  return { text: { text: '', options: { shape: 'rect', ...place(x, y, width, height), fill: { color: INK[ink] } } } }
}

function moved(shapes: readonly Shape[], x: number, y: number, scaleX: number, scaleY: number): Shape[] {
  return shapes.map(({ ink, points }) => ({
    ink,
    points: points.map(([left, top]): Point => [x + left * scaleX, y + top * scaleY]),
  }))
}

/** All polygons of a colour as one shape: a strip of fourteen repeats stays two shapes to PowerPoint. */
function byInk(shapes: Shape[], x: number, y: number, width: number, height: number): LayoutShape[] {
  return [...Map.groupBy(shapes, (shape) => shape.ink)].map(([ink, alike]): LayoutShape => {
    const points = alike.flatMap((shape) => [
      ...shape.points.map(([left, top], index) => ({ x: inches(left), y: inches(top), moveTo: index === 0 })),
      { close: true as const },
    ])
    const options: Drawn = { ...place(x, y, width, height), points, fill: { color: INK[ink] } }
    // assigned, because the library's list of shapes lacks the name of the one shape that has points
    return { text: { text: '', options: Object.assign(options, { shape: 'custGeom' }) } }
  })
}

/** What of a polygon lies above a line; a shape that hangs over the slide's edge shows in thumbnails. */
function cutBelow(shape: Shape, bottom: number): Shape {
  const points = shape.points.flatMap((point, index): Point[] => {
    const before = shape.points.at(index - 1) ?? point
    const crosses = point[1] <= bottom !== before[1] <= bottom
    const share = (bottom - before[1]) / (point[1] - before[1])
    const crossing: Point[] = crosses ? [[before[0] + (point[0] - before[0]) * share, bottom]] : []
    return point[1] <= bottom ? [...crossing, point] : crossing
  })
  return { ...shape, points }
}
