import { type Category, chip } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'

export interface SignRow {
  sign: MethodSign
  category: Category
}

/** Height of the rows together, and between two rows. */
const [ROOM, GAP] = [336, 6] as const

/** The sign of a method and a category in each row, beside the lines of a slide that name them. */
export function signRows(rows: SignRow[]): Shape[] {
  const height = (ROOM - GAP * (rows.length - 1)) / rows.length
  const size = height - 8
  return rows.flatMap(({ sign, category }, index): Shape[] => {
    const top = index * (height + GAP)
    const middle = top + height / 2
    return [
      rect(0, top, 380, height, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
      methodSign(sign, { x: 46, y: top + 4, scale: size / 100 }),
      ...arrow([150, middle], [228, middle], { width: 7 }),
      ...chip(category, 300, middle, height * 0.42),
    ]
  })
}

export const SIGN_ROWS_HEIGHT = ROOM
