import { calendar } from './objects.ts'
import type { Paint } from './palette.ts'
import { circle, ellipse, path, rect, type Shape } from './shapes.ts'
import { text } from './text.ts'

/** A book, closed, 78 wide and 52 high. @param x and `y` of its top left corner */
export function book(x: number, y: number, paint: Paint = 'terracotta', scale = 1): Shape[] {
  const [w, h] = [78 * scale, 52 * scale]
  const lines = [14, 26].map((down) => `M${x + w * 0.12} ${y + down * scale}h${w * 0.27}m${w * 0.22} 0h${w * 0.27}`)
  return [
    rect(x, y, w, h, { fill: paint, stroke: 'ink', width: 2.5, radius: 4 }),
    path(`M${x + w / 2} ${y}v${h}`, { stroke: 'ink', width: 2.5 }),
    path(lines.join(''), { stroke: 'white', width: 3 }),
  ]
}

/** A bowl of food. @param x of its middle @param y of its rim */
export function bowl(x: number, y: number, width = 56): Shape[] {
  const r = width / 2
  return [
    path(`M${x - r * 0.8} ${y}Q${x} ${y - r * 0.9} ${x + r * 0.8} ${y}Z`, { fill: 'white', stroke: 'ink', width: 2.5 }),
    path(`M${x - r} ${y}H${x + r}C${x + r} ${y + r * 0.9} ${x - r} ${y + r * 0.9} ${x - r} ${y}Z`, {
      fill: 'marigold',
      stroke: 'ink',
      width: 2.5,
    }),
  ]
}

/** A pile of coins. @param x of its middle @param y of its foot */
export function coins(x: number, y: number, count = 4, width = 44): Shape[] {
  return Array.from({ length: count }, (_, index) =>
    ellipse(x, y - 7 - index * 11, width / 2, 8, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
  )
}

/** Money, 84 wide and 42 high. @param x and `y` of its top left corner */
export function banknote(x: number, y: number): Shape[] {
  return [
    rect(x, y, 84, 42, { fill: 'leafPale', stroke: 'leaf', width: 3, radius: 5 }),
    circle(x + 42, y + 21, 13, { fill: 'leaf' }),
  ]
}

/**
 * A leaf of a calendar with a number, or another sign, on it.
 * @param x and `y` of its middle
 * @param unit below the number; the leaf is at least 96 wide then
 */
export function leaf(sign: string, x: number, y: number, size = 96, unit?: string): Shape[] {
  const paper = [
    ...calendar(x, y, size),
    rect(x - size * 0.42, y - size * 0.17, size * 0.84, size * 0.62, { fill: 'white' }),
  ]
  if (unit === undefined)
    return [...paper, text(sign, x, y + size * 0.32, { size: size * 0.54, bold: true, anchor: 'middle' })]
  return [
    ...paper,
    text(sign, x, y + size * 0.15, { size: size * 0.38, bold: true, anchor: 'middle' }),
    text(unit, x, y + size * 0.41, { anchor: 'middle' }),
  ]
}

/** An age in years: round, because a calendar would say months. @param x and `y` of its middle */
export function age(years: string, x: number, y: number, size = 96): Shape[] {
  return [
    circle(x, y, size / 2 - 3, { fill: 'white', stroke: 'indigo', width: 6 }),
    text(years, x, y + size * 0.18, { size: size * 0.5, bold: true, anchor: 'middle' }),
  ]
}
