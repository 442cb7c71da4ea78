import type { Paint } from '../../kit/palette.ts'
import { ellipse, group, path, rect, round, type Shape } from '../../kit/shapes.ts'

/** Radius of the demonstration model, in points. */
const R = 24

/** A wooden model for demonstrations. @param x and `y` of the middle of its foot @param height without the foot */
export function model(x: number, y: number, height = 120): Shape[] {
  const top = y - height
  return [
    rect(x - 46, y, 92, 14, { fill: 'skinDark', radius: 4 }),
    path(
      `M${x - R} ${y}V${top + R + 16}C${x - R - 4} ${top + R + 8} ${x - R} ${top} ${x} ${top}C${x + R} ${top} ${x + R + 4} ${top + R + 8} ${x + R} ${top + R + 16}V${y}Z`,
      { fill: 'skinLight' },
    ),
    path(`M${x - R} ${top + 38}q${R} 12 ${2 * R} 0`, { stroke: 'skin', width: 3 }),
  ]
}

/** A condom on a model with the same `x`, `y` and `height`, unrolled down to `low`. */
export function sheath(x: number, y: number, height: number, low: number, tip: Tip = 'free'): Shape[] {
  const top = y - height
  const [w, bottom] = [R + 3, round(low)]
  const teat = { free: 9, pinched: 5, air: 19 }[tip]
  const film = `M${x - w} ${bottom}V${top + 34}C${x - w} ${top + 10} ${x - 14} ${top - 2} ${x - teat + 1} ${top - 5}C${x - teat - 2} ${top - 14} ${x - teat} ${top - 26} ${x} ${top - 26}C${x + teat} ${top - 26} ${x + teat + 2} ${top - 14} ${x + teat - 1} ${top - 5}C${x + 14} ${top - 2} ${x + w} ${top + 10} ${x + w} ${top + 34}V${bottom}Z`
  const inner = R - 4
  return [
    path(film, { fill: 'indigoPale', stroke: 'indigo', width: 3 }),
    // The model shows through.
    path(
      `M${x - inner} ${bottom}V${top + 36}C${x - inner - 2} ${top + 24} ${x - inner} ${top + 6} ${x} ${top + 6}C${x + inner} ${top + 6} ${x + inner + 2} ${top + 24} ${x + inner} ${top + 36}V${bottom}Z`,
      { fill: 'skinLight' },
    ),
    ...ring(x, bottom, w + 5),
  ]
}

type Tip = 'free' | 'pinched' | 'air'

/** The rolled rim seen from the side. */
export function ring(x: number, y: number, reach: number, paint: Paint = 'indigo'): Shape[] {
  return [
    rect(x - reach, y - 8, 2 * reach, 16, { fill: paint, radius: 8 }),
    path(`M${x - reach + 9} ${y - 2}h${2 * reach - 18}`, { stroke: 'white', width: 2.5 }),
  ]
}

/** A rolled condom seen from above. */
export function rolledCondom(x: number, y: number, radius = 34): Shape[] {
  return [
    ellipse(x, y, radius, radius, { fill: 'indigo' }),
    ellipse(x, y, radius * 0.8, radius * 0.8, { stroke: 'white', width: 2.5 }),
    ellipse(x, y, radius * 0.62, radius * 0.62, { fill: 'indigoPale' }),
    ellipse(x, y, radius * 0.24, radius * 0.24, { stroke: 'indigo', width: 3 }),
  ]
}

/** Below this size the notch and the seam of a packet become smaller with it. */
const SMALL = 64

/** A closed square packet with a notch; the ring of the condom shows through. */
export function packet(x: number, y: number, size = 90, paint: Paint = 'waterDeep'): Shape[] {
  if (size < SMALL) return [group(packet(0, 0, SMALL, paint), { x, y, scale: size / SMALL })]
  const h = size / 2
  return [
    path(`M${x - h} ${y - h}H${x + h}V${y - 8}l-9 8l9 8V${y + h}H${x - h}Z`, { fill: paint }),
    path(`M${x - h + 9} ${y - h + 9}H${x + h - 16}V${y + h - 9}H${x - h + 9}Z`, {
      stroke: 'white',
      width: 2,
      dash: [5, 5],
    }),
    ellipse(x - 3, y, h * 0.56, h * 0.56, { stroke: 'white', width: 4 }),
  ]
}
