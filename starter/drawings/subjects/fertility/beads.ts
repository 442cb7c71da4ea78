import type { Paint } from '../../kit/palette.ts'
import { circle, type Point, path, round, type Shape } from '../../kit/shapes.ts'
import { DARKER_BEAD, isFertile } from './rules.ts'

/** A bead: red, white for fertile days, brown, and one darker. */
export function bead(day: number, x: number, y: number, radius: number): Shape[] {
  const look: { fill: Paint; stroke: Paint; width: number } =
    day === 1
      ? { fill: 'terracotta', stroke: 'ink', width: 2.5 }
      : isFertile(day)
        ? { fill: 'white', stroke: 'ink', width: 3.5 }
        : day === DARKER_BEAD
          ? { fill: 'skinDeep', stroke: 'ink', width: 2.5 }
          : { fill: 'skinLight', stroke: 'skinDark', width: 2.5 }
  return [
    circle(round(x), round(y), radius, look),
    ...(day === 1 ? [circle(round(x), round(y), radius * 0.34, { fill: 'white' })] : []),
  ]
}

/** The rubber ring that marks today. */
export function marker(x: number, y: number, radius: number): Shape[] {
  return [
    circle(round(x), round(y), radius + 7, { stroke: 'ink', width: 9 }),
    circle(round(x), round(y), radius + 7, { stroke: 'indigo', width: 6 }),
  ]
}

/**
 * Points at equal distances along an ellipse, clockwise from its left end.
 * @param count of points
 */
export function alongEllipse([x, y]: Point, rx: number, ry: number, count: number): Point[] {
  const fine = 2880
  const at = (index: number): Point => {
    const angle = Math.PI + (index / fine) * 2 * Math.PI
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  }
  const steps = Array.from({ length: fine }, (_, index) => {
    const [from, to] = [at(index), at(index + 1)]
    return Math.hypot(to[0] - from[0], to[1] - from[1])
  })
  const total = steps.reduce((sum, step) => sum + step, 0)
  const points: Point[] = []
  let walked = 0
  steps.forEach((step, index) => {
    if (points.length < count && walked >= (points.length * total) / count - 1e-6) points.push(at(index))
    walked += step
  })
  return points
}

/** A thread through points. */
export function thread(points: Point[], isClosed = false): Shape {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isClosed ? 'Z' : ''}`, {
    stroke: 'inkSoft',
    width: 4,
  })
}
