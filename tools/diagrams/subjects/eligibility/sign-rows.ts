import { type Category, chip } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'

export interface SignRow {
  sign: MethodSign
  category: Category
}

const ROW = 66

/** The sign of a method and a category in each row, beside the lines of a slide that name them. */
export function signRows(rows: SignRow[]): Shape[] {
  return rows.flatMap(({ sign, category }, index): Shape[] => {
    const top = index * ROW
    return [
      rect(0, top, 380, ROW - 6, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
      methodSign(sign, { x: 60, y: top + 3, scale: 0.54 }),
      ...arrow([150, top + 30], [228, top + 30], { width: 6 }),
      ...chip(category, 296, top + 30, 22),
    ]
  })
}

export function signRowsHeight(count: number): number {
  return count * ROW - 6
}
