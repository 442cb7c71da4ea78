import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'

/** A car of a health service from the side, 100 by 100. */
export function car(): Shape[] {
  return [
    path('M4 70V46Q4 40 10 40H24L34 20H72Q80 20 82 28L86 42H92Q98 42 98 50V70Z', {
      fill: 'leaf',
      stroke: 'ink',
      width: 3,
    }),
    path('M38 26H54V40H32ZM60 26H73L78 40H60Z', { fill: 'water', stroke: 'ink', width: 2.5 }),
    circle(26, 72, 13, { fill: 'ink' }),
    circle(76, 72, 13, { fill: 'ink' }),
    circle(26, 72, 5, { fill: 'steel' }),
    circle(76, 72, 5, { fill: 'steel' }),
    line([0, 87], [100, 87], { stroke: 'steelDark', width: 4 }),
  ]
}

/** An empty chair, 100 by 140. */
export function chair(): Shape[] {
  return [
    path('M24 6V132M24 76H80V132', { stroke: 'skinDeep', width: 10 }),
    rect(20, 12, 12, 52, { fill: 'terracotta' }),
    rect(20, 68, 64, 14, { fill: 'terracotta', stroke: 'skinDeep', width: 3, radius: 4 }),
  ]
}

/** What somebody at the left says, 100 by 100. @param thing 100 by 100 */
export function speech(thing: Shape[]): Shape[] {
  return [
    path('M14 2H90Q100 2 100 12V66Q100 76 90 76H34L4 94L14 74Q6 72 6 64V12Q6 2 14 2Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
    group(thing, { x: 22, y: 8, scale: 0.62 }),
  ]
}
