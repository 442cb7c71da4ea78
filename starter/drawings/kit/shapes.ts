import type { Paint } from './palette.ts'

/** Fill and stroke of a shape. Lengths are slide points. A shape without a stroke has no outline. */
export interface Look {
  fill?: Paint
  stroke?: Paint
  /** Width of the stroke; 3 by default. */
  width?: number
  /** Lengths of dash and gap. */
  dash?: [number, number]
}

export interface PathShape extends Look {
  kind: 'path'
  /** SVG path data. */
  d: string
}

export interface TextShape {
  kind: 'text'
  /** One line. */
  text: string
  /** The anchor's position: left end, middle or right end of the baseline. */
  x: number
  y: number
  size: number
  bold: boolean
  paint: Paint
  anchor: Anchor
}

/** What shapes show as a table, for slides, which have native tables. The first column has words, the others categories. */
export interface CategoryTable {
  header: string[]
  rows: string[][]
}

export interface Group {
  kind: 'group'
  shapes: Shape[]
  table?: CategoryTable
  /** Applied in this order to the shapes: scale, rotate (degrees clockwise), move. */
  x: number
  y: number
  scale: number
  rotate: number
}

export type Shape = PathShape | TextShape | Group
export type Anchor = 'start' | 'middle' | 'end'
export type Point = [x: number, y: number]

/** @param d SVG path data, absolute or relative */
export function path(d: string, look: Look): PathShape {
  return { kind: 'path', d, ...look }
}

export function rect(x: number, y: number, width: number, height: number, look: Look & { radius?: number }): PathShape {
  const { radius = 0, ...rest } = look
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const [h, v] = [width - 2 * r, height - 2 * r]
  return path(
    `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}Z`,
    rest,
  )
}

export function circle(x: number, y: number, radius: number, look: Look): PathShape {
  return ellipse(x, y, radius, radius, look)
}

export function ellipse(x: number, y: number, rx: number, ry: number, look: Look): PathShape {
  return path(`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`, look)
}

export function line(from: Point, to: Point, look: Look): PathShape {
  return polyline([from, to], look)
}

export function polyline(points: Point[], look: Look): PathShape {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, look)
}

export function polygon(points: Point[], look: Look): PathShape {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, look)
}

/** A slice of a ring; angles in degrees clockwise from the top. A full ring needs two. */
export function ringSlice(
  centre: Point,
  radii: [inner: number, outer: number],
  angles: [from: number, to: number],
  look: Look,
): PathShape {
  const [inner, outer] = radii
  const [from, to] = angles
  const large = to - from > 180 ? 1 : 0
  const at = (radius: number, angle: number) => pointAt(centre, radius, angle).map(round).join(' ')
  return path(
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`,
    look,
  )
}

/** The point at an angle in degrees clockwise from the top. */
export function pointAt([x, y]: Point, radius: number, angle: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180
  return [x + radius * Math.cos(radians), y + radius * Math.sin(radians)]
}

export function group(shapes: Shape[], place: Partial<Pick<Group, 'x' | 'y' | 'scale' | 'rotate'>> = {}): Group {
  return { kind: 'group', shapes, x: 0, y: 0, scale: 1, rotate: 0, ...place }
}

/** An arrow with a filled head; `bend` moves its middle to the left of its direction, in points. */
export function arrow(from: Point, to: Point, look: { paint?: Paint; width?: number; bend?: number } = {}): Shape[] {
  const { paint = 'ink', width = 5, bend = 0 } = look
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const middle: Point = [(from[0] + to[0]) / 2 + (dy / length) * bend, (from[1] + to[1]) / 2 - (dx / length) * bend]
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0])
  const head = width * 3.4
  const back = (turn: number): Point => [to[0] - head * Math.cos(angle + turn), to[1] - head * Math.sin(angle + turn)]
  const neck: Point = [to[0] - head * 0.7 * Math.cos(angle), to[1] - head * 0.7 * Math.sin(angle)]
  const stem = `M${from.map(round).join(' ')}Q${middle.map(round).join(' ')} ${neck.map(round).join(' ')}`
  return [path(stem, { stroke: paint, width }), polygon([to, back(0.45), back(-0.45)], { fill: paint })]
}

/** Two decimals, so that a drawing has the same bytes on every machine. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
