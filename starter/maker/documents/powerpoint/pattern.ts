import type { Ink } from '../brand.ts'
import { BAND, BAND_BACKGROUND, BAND_HEIGHT, BAND_REPEAT, type Shape } from '../picture/band.ts'
import { KIND_STYLES, LABEL, SLIDE, STRIP, TILE } from '../slides/design.ts'
import type { Frame } from '../slides/place-pictures.ts'
import type { SlideKind } from '../text/slides.ts'
import { hundredths } from './measures.ts'
import { decoration } from './shape.ts'
import { type Xml, xml } from './xml.ts'

type Point = [number, number]

/** The woven band of the PDF. The repeats are stretched so that the last one is complete. @param frame in points */
export function bandShapes(ids: () => number, name: string, frame: Frame): Xml[] {
  const { width, height } = frame
  const count = Math.max(1, Math.round(width / ((height / BAND_HEIGHT) * BAND_REPEAT)))
  const scaleX = width / count / BAND_REPEAT
  const repeats = Array.from({ length: count }, (_, index) => index * BAND_REPEAT * scaleX)
  const shapes = repeats.flatMap((left) => transformed(BAND, left, 0, scaleX, height / BAND_HEIGHT))
  return [rectangle(ids, name, BAND_BACKGROUND, frame), ...byInk(ids, name, shapes, frame)]
}

/** The colour code of a kind: the strip on the left edge, and a small square before the label. */
export function kindShapes(ids: () => number, name: string, kind: SlideKind): Xml[] {
  const { ink, tile } = KIND_STYLES[kind]
  const tops = Array.from({ length: Math.ceil(SLIDE.height / TILE) }, (_, index) => index * TILE)
  const strip = tops.flatMap((top) => transformed(tile, 0, top, 1, 1)).map((shape) => clipBelow(shape, SLIDE.height))
  const scale = LABEL.mark / TILE
  const edge = { left: 0, top: 0, width: STRIP.width, height: SLIDE.height }
  const mark = { left: LABEL.left, top: LABEL.top + 3, width: LABEL.mark, height: LABEL.mark }
  return [
    rectangle(ids, name, ink, edge),
    ...byInk(ids, name, strip, edge),
    rectangle(ids, name, ink, mark),
    ...byInk(ids, name, transformed(tile, 0, 0, scale, scale), mark),
  ]
}

/** A filled rectangle. */
export function rectangle(ids: () => number, name: string, ink: Ink, frame: Frame): Xml {
  return decoration(ids(), name, frame, xml`<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`, ink)
}

function transformed(shapes: readonly Shape[], x: number, y: number, scaleX: number, scaleY: number): Shape[] {
  return shapes.map(({ ink, points }) => ({
    ink,
    points: points.map(([left, top]): Point => [x + left * scaleX, y + top * scaleY]),
  }))
}

/** Joins all polygons of a colour into one shape, so that a strip of fourteen repeats has only two shapes. */
function byInk(ids: () => number, name: string, shapes: Shape[], frame: Frame): Xml[] {
  return [...Map.groupBy(shapes, (shape) => shape.ink)].map(([ink, group]) =>
    decoration(ids(), name, frame, polygons(group, frame), ink),
  )
}

function polygons(shapes: Shape[], { width, height }: Frame): Xml {
  const point = ([x, y]: Point) => xml`<a:pt x="${hundredths(x)}" y="${hundredths(y)}"/>`
  const paths = shapes.flatMap(({ points: [first, ...others] }) =>
    first === undefined
      ? []
      : [
          xml`<a:moveTo>${point(first)}</a:moveTo>`,
          ...others.map((other) => xml`<a:lnTo>${point(other)}</a:lnTo>`),
          xml`<a:close/>`,
        ],
  )
  return xml`
    <a:custGeom>
      <a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>
      <a:pathLst><a:path w="${hundredths(width)}" h="${hundredths(height)}">${paths}</a:path></a:pathLst>
    </a:custGeom>`
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
