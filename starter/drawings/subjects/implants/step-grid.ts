import { WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { textBox } from '../../kit/text.ts'

const ROW = { height: 164, gap: 14 } as const
/** Height of four steps, two in a row. */
export const TWO_ROWS_HEIGHT = ROW.height * 2 + ROW.gap
const COLUMN_GAP = 16
const BADGE = 46

/** Steps two in a row. Number and words stand beside each picture, so that nothing covers it. */
export function stepsBeside(first: number, scenes: Shape[][], captions: string[]): Shape[] {
  const column = (WIDTHS.full - COLUMN_GAP) / 2
  const scale = ROW.height / SCENE.height
  const words = SCENE.width * scale + 12
  return scenes.flatMap((scene, index): Shape[] => {
    const [x, y] = [(index % 2) * (column + COLUMN_GAP), Math.floor(index / 2) * (ROW.height + ROW.gap)]
    return [
      group(scene, { x, y, scale }),
      ...stepNumber(first + index, x + words + 20, y + 22),
      ...textBox(captions[index] ?? '', x + words, y + 50, column - words).shapes,
    ]
  })
}

/** Steps in one row; number and words below each picture. @param first number of the first; 0 has none */
export function stepsBelow(first: number, scenes: Shape[][], captions: string[]): Shape[] {
  const width = (WIDTHS.full - COLUMN_GAP * (scenes.length - 1)) / scenes.length
  const scale = width / SCENE.width
  const low = SCENE.height * scale + 8
  return scenes.flatMap((scene, index): Shape[] => {
    const x = index * (width + COLUMN_GAP)
    const number = first + index
    const indent = number > 0 ? BADGE : 0
    return [
      group(scene, { x, scale }),
      ...(number > 0 ? stepNumber(number, x + 20, low + 20) : []),
      ...textBox(captions[index] ?? '', x + indent, low, width - indent).shapes,
    ]
  })
}
