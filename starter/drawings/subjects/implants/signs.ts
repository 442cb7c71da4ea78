import { calendar } from '../../kit/days.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { MONTHS } from './months.ts'

/** Small pictures of conditions and examinations, each 100 by 100. */

/** A cuff's dial. @param turn degrees of the pointer from the top */
export function dial(turn: number): Shape[] {
  return [
    circle(50, 52, 42, { fill: 'white', stroke: 'ink', width: 5 }),
    path('M74 24A38 38 0 0 1 84 66', { stroke: 'terracotta', width: 9 }),
    group([line([0, 0], [0, -32], { stroke: 'ink', width: 6 })], { x: 50, y: 52, rotate: turn }),
    circle(50, 52, 6, { fill: 'ink' }),
  ]
}

/** A round red cell and one like a sickle. */
export function sickle(): Shape[] {
  return [
    circle(30, 66, 25, { fill: 'blood' }),
    circle(30, 66, 10, { fill: 'fleshDeep' }),
    path('M50 12C92 10 104 52 78 86C88 56 78 32 50 12Z', { fill: 'blood' }),
  ]
}

/** A belly with three lumps marked low down. */
export function fibroids(): Shape[] {
  return [
    path('M14 2C28 30 26 44 20 62C16 80 20 92 22 98H78C80 92 84 80 80 62C74 44 72 30 86 2Z', { fill: 'skin' }),
    circle(50, 42, 3.5, { fill: 'hair' }),
    ...[
      [38, 74, 11],
      [58, 66, 8],
      [62, 84, 9],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: 'fleshPale', stroke: 'ink', width: 3 })),
  ]
}

export function longBleeding(): Shape[] {
  return calendar(1, 22, 14, [0, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0, 0, ...MONTHS.none.slice(14)])
}

/** A couch for an examination. */
export function couch(): Shape[] {
  return [
    path('M6 60H94', { stroke: 'indigo', width: 14 }),
    path('M10 54L30 34', { stroke: 'indigo', width: 14 }),
    path('M20 68V94M80 68V94', { stroke: 'ink', width: 6 }),
    path('M78 54V24H94', { stroke: 'ink', width: 6 }),
  ]
}

/** A brush and a glass slide. */
export function smear(): Shape[] {
  return [
    path('M12 90L58 32', { stroke: 'steelDark', width: 6 }),
    path('M54 38L72 14', { stroke: 'terracotta', width: 17 }),
    rect(50, 62, 46, 26, { fill: 'white', stroke: 'ink', width: 3.5 }),
    circle(70, 75, 8, { fill: 'flesh' }),
  ]
}

/** A tube of blood. */
export function bloodTube(): Shape[] {
  return [
    path('M34 16V76A16 16 0 0 0 66 76V16Z', { fill: 'white', stroke: 'ink', width: 4 }),
    path('M36 46V76A14 14 0 0 0 64 76V46Z', { fill: 'blood' }),
    rect(28, 6, 44, 14, { fill: 'indigo', radius: 4 }),
  ]
}

/** A rapid test. */
export function rapidTest(): Shape[] {
  return [
    rect(30, 4, 40, 92, { fill: 'white', stroke: 'ink', width: 4, radius: 10 }),
    rect(40, 20, 20, 32, { fill: 'steelPale', stroke: 'ink', width: 3 }),
    path('M42 30H58', { stroke: 'blood', width: 5 }),
    circle(50, 74, 9, { fill: 'steelPale', stroke: 'ink', width: 3 }),
  ]
}

/** A sheet with a signature. */
export function signature(): Shape[] {
  return [
    rect(18, 4, 64, 92, { fill: 'white', stroke: 'ink', width: 3.5, radius: 4 }),
    path('M28 22H72M28 36H64', { stroke: 'steel', width: 5 }),
    path('M28 76C36 54 42 58 40 74C46 58 54 62 52 76C60 64 64 72 72 68', { stroke: 'indigo', width: 4.5 }),
    path('M28 84H72', { stroke: 'ink', width: 2.5 }),
  ]
}

/** A list of questions with ticks. */
export function questions(): Shape[] {
  return [
    rect(14, 4, 72, 92, { fill: 'white', stroke: 'ink', width: 3.5, radius: 4 }),
    ...[22, 42, 62, 82].flatMap((y) => [
      path(`M24 ${y - 2}l6 7l10 -13`, { stroke: 'leaf', width: 5 }),
      path(`M48 ${y}H76`, { stroke: 'steelDark', width: 5 }),
    ]),
  ]
}
