import { WIDTHS } from '../../../diagram.ts'
import { stepNumber } from '../../../kit/marks.ts'
import { PANEL_FILLS } from '../../../kit/panels.ts'
import { group, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'

/** Height of a row. */
export const STEP_ROW = 156
const [GAP, COLUMNS] = [14, 3] as const
const COLUMN = (WIDTHS.full - GAP * (COLUMNS - 1)) / COLUMNS

/** Height of six steps. */
export const SIX_STEPS_HEIGHT = 2 * STEP_ROW + GAP

/** Six steps in two rows; the number stands above the picture, which is 100 by 100. */
export function sixSteps(words: string[], scene: (index: number) => Shape[]): Shape[] {
  return words.flatMap((label, index): Shape[] => {
    const [x, y] = [(index % COLUMNS) * (COLUMN + GAP), Math.floor(index / COLUMNS) * (STEP_ROW + GAP)]
    return [
      rect(x, y, COLUMN, STEP_ROW, { fill: PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand', radius: 14 }),
      ...stepNumber(index + 1, x + 24, y + 24),
      group(scene(index), { x: x + 12, y: y + 48 }),
      ...textBox(label, x + 120, y + STEP_ROW / 2, COLUMN - 124, { middle: true }).shapes,
    ]
  })
}
