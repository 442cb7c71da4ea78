import type { Paint } from './palette.ts'
import { circle, ellipse, line, path, pointAt, polygon, rect, ringSlice, type Shape } from './shapes.ts'

/** A leaf of a calendar. @param x and `y` of its middle */
export function calendar(x: number, y: number, size = 60, paint: Paint = 'indigo'): Shape[] {
  const h = size / 2
  const cell = size / 5
  const days = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      rect(x - cell * 1.7 + column * cell * 1.25, y - h * 0.2 + row * cell * 1.05, cell * 0.8, cell * 0.65, {
        fill: 'indigoPale',
      }),
    ),
  )
  return [
    rect(x - h, y - h * 0.9, size, size * 0.95, { fill: 'white', stroke: paint, width: 3, radius: 5 }),
    rect(x - h, y - h * 0.9, size, size * 0.26, { fill: paint, radius: 5 }),
    line([x - h * 0.5, y - h * 1.1], [x - h * 0.5, y - h * 0.7], { stroke: paint, width: 5 }),
    line([x + h * 0.5, y - h * 1.1], [x + h * 0.5, y - h * 0.7], { stroke: paint, width: 5 }),
    ...days,
  ]
}

/** A drop. @param x of its middle @param y of its lowest point */
export function drop(x: number, y: number, height = 30, paint: Paint = 'waterDeep'): Shape {
  const r = height * 0.34
  return path(
    `M${x} ${y - height}C${x + r * 0.5} ${y - height * 0.7} ${x + r} ${y - r * 1.7} ${x + r} ${y - r}A${r} ${r} 0 0 1 ${x - r} ${y - r}C${x - r} ${y - r * 1.7} ${x - r * 0.5} ${y - height * 0.7} ${x} ${y - height}Z`,
    { fill: paint },
  )
}

/** A squeeze bottle. @param x of its middle @param y of its foot */
export function bottle(x: number, y: number, height = 90, paint: Paint = 'water'): Shape[] {
  const w = height * 0.24
  return [
    path(
      `M${x - w} ${y}V${y - height * 0.58}Q${x - w} ${y - height * 0.74} ${x - w * 0.45} ${y - height * 0.78}H${x + w * 0.45}Q${x + w} ${y - height * 0.74} ${x + w} ${y - height * 0.58}V${y}Z`,
      { fill: paint, stroke: 'ink', width: 2.5 },
    ),
    polygon(
      [
        [x - w * 0.45, y - height * 0.78],
        [x - w * 0.2, y - height],
        [x + w * 0.2, y - height],
        [x + w * 0.45, y - height * 0.78],
      ],
      { fill: 'ink' },
    ),
    rect(x - w * 0.72, y - height * 0.5, w * 1.44, height * 0.34, { fill: 'white' }),
  ]
}

/** A bin with a lid that stands open. @param x of its middle @param y of its foot */
export function bin(x: number, y: number, height = 80, paint: Paint = 'steelDark'): Shape[] {
  const w = height * 0.38
  return [
    polygon(
      [
        [x - w, y - height * 0.8],
        [x + w, y - height * 0.8],
        [x + w * 0.8, y],
        [x - w * 0.8, y],
      ],
      { fill: paint },
    ),
    ...[-0.4, 0, 0.4].map((share) =>
      line([x + w * share * 1.1, y - height * 0.66], [x + w * share, y - height * 0.12], {
        stroke: 'steelPale',
        width: 3,
      }),
    ),
    line([x + w * 1.05, y - height * 0.86], [x + w * 1.5, y - height * 1.42], { stroke: paint, width: 8 }),
  ]
}

/** A clock face with a filled slice from the top. @param share of the circle, 0 to 1 */
export function clock(x: number, y: number, radius: number, share: number, paint: Paint = 'marigold'): Shape[] {
  const ticks = Array.from({ length: 12 }, (_, index) =>
    line(pointAt([x, y], radius * 0.84, index * 30), pointAt([x, y], radius * 0.94, index * 30), {
      stroke: 'ink',
      width: 2,
    }),
  )
  const angle = Math.min(share, 0.999) * 360
  return [
    circle(x, y, radius, { fill: 'white', stroke: 'ink', width: 4 }),
    ...(share > 0 ? [ringSlice([x, y], [0.5, radius * 0.8], [0, angle], { fill: paint })] : []),
    ...ticks,
    line([x, y], pointAt([x, y], radius * 0.72, 0), { stroke: 'ink', width: 3.5 }),
    line([x, y], pointAt([x, y], radius * 0.72, angle), { stroke: 'ink', width: 3.5 }),
    circle(x, y, 4, { fill: 'ink' }),
  ]
}

/** A clock that shows a full hour with its hands only. */
export function clockAt(hour: number, x: number, y: number, radius: number): Shape[] {
  return [
    ...clock(x, y, radius, 0),
    line([x, y], pointAt([x, y], radius * 0.5, hour * 30), { stroke: 'ink', width: Math.max(4, radius * 0.13) }),
  ]
}

/** The sun: a disc on short, broad rays that reach 1.75 radii from the middle. */
export function sun(x: number, y: number, radius = 20): Shape[] {
  const RAYS = 9
  const edge = { fill: 'marigold', stroke: 'ink', width: Math.max(1.8, radius * 0.12) } as const
  const corner = (index: number) => pointAt([x, y], radius * (index % 2 ? 1.12 : 1.72), (index * 180) / RAYS)
  return [
    polygon(
      Array.from({ length: RAYS * 2 }, (_, index) => corner(index)),
      edge,
    ),
    circle(x, y, radius * 0.92, edge),
  ]
}

/** A folded paper tissue with something wrapped in it. */
export function wrapped(x: number, y: number, size = 34): Shape[] {
  const h = size / 2
  return [
    path(
      `M${x - h} ${y}Q${x - h} ${y - h} ${x} ${y - h * 0.9}Q${x + h} ${y - h} ${x + h} ${y}Q${x + h} ${y + h} ${x} ${y + h * 0.9}Q${x - h} ${y + h} ${x - h} ${y}Z`,
      { fill: 'white', stroke: 'ink', width: 2.5 },
    ),
    path(
      `M${x - h * 0.6} ${y + h * 0.2}Q${x} ${y - h * 0.5} ${x + h * 0.6} ${y - h * 0.1}M${x - h * 0.2} ${y + h * 0.5}L${x} ${y}`,
      {
        stroke: 'inkSoft',
        width: 2.5,
      },
    ),
  ]
}

/** A water tap with a stream. @param x of the stream @param y of the spout, at least 38: the lever is as high above it */
export function tap(x: number, y: number, stream = 40): Shape[] {
  return [
    path(`M${x + 70} ${y - 26}H${x + 18}Q${x} ${y - 26} ${x} ${y - 8}V${y}`, { stroke: 'steelDark', width: 18 }),
    path(`M${x + 20} ${y - 34}H${x + 56}`, { stroke: 'ink', width: 7 }),
    path(`M${x} ${y + 10}V${y + stream}`, { stroke: 'water', width: 12 }),
    path(`M${x - 2} ${y + 14}V${y + stream - 6}`, { stroke: 'waterDeep', width: 2.5, dash: [9, 8] }),
  ]
}

/** A latrine: an outhouse with a vent pipe, its door open on a hole. @param x of its middle @param y of its foot */
export function latrine(x: number, y: number): Shape[] {
  return [
    rect(x + 34, y - 124, 12, 110, { fill: 'steelDark', radius: 3 }),
    rect(x + 28, y - 128, 24, 8, { fill: 'ink', radius: 3 }),
    path(`M${x - 36} ${y}V${y - 84}L${x + 36} ${y - 102}V${y}Z`, { fill: 'fat', stroke: 'ink', width: 3 }),
    path(`M${x - 46} ${y - 82}L${x + 48} ${y - 106}`, { stroke: 'skinDark', width: 9 }),
    rect(x - 16, y - 74, 44, 74, { fill: 'ink' }),
    path(`M${x - 16} ${y}L${x - 8} ${y - 24}H${x + 20}L${x + 28} ${y}Z`, { fill: 'steelPale' }),
    ellipse(x + 6, y - 11, 7, 7, { fill: 'ink' }),
    path(`M${x - 16} ${y - 74}L${x - 40} ${y - 64}V${y + 2}L${x - 16} ${y}Z`, {
      fill: 'skinLight',
      stroke: 'ink',
      width: 3,
    }),
  ]
}

/** The moon, for feeds at night. */
export function moon(x: number, y: number, size = 36): Shape {
  const r = size / 2
  return path(
    `M${x + r * 0.4} ${y - r}A${r} ${r} 0 1 0 ${x + r * 0.9} ${y + r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.4} ${y - r}Z`,
    {
      fill: 'marigold',
      stroke: 'ink',
      width: 2,
    },
  )
}
