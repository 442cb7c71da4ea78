import { calendar } from './days.ts'
import { rect, type Shape } from './shapes.ts'

/** Side of a day. */
const CELL = 20

/**
 * A cycle of 28 days with today in a thick frame, 140 wide and 80 high.
 * @param bleeding days of bleeding, from the first one
 */
export function cycleDay(bleeding: number, today: number): Shape[] {
  const day = today - 1
  return [
    ...calendar(
      0,
      0,
      CELL,
      Array.from({ length: 28 }, (_, index) => (index < bleeding ? 2 : 0)),
    ),
    rect((day % 7) * CELL, Math.floor(day / 7) * CELL, CELL, CELL, { stroke: 'ink', width: 4.5, radius: 3 }),
  ]
}

/** So many weeks as rows of seven empty days, 98 wide. */
export function weeks(count: number): Shape[] {
  const cell = Math.min(14, 100 / count)
  return calendar(
    50 - cell * 3.5,
    50 - (cell * count) / 2,
    cell,
    Array.from({ length: count * 7 }, () => 0),
  )
}
