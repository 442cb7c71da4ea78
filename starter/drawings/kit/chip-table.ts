import { CATEGORY_LOOKS, type Category, chip } from './marks.ts'
import { type MethodSign, methodSign } from './methods.ts'
import { group, line, type Shape } from './shapes.ts'
import { text, textBox } from './text.ts'

export interface ChipTable {
  /** Heading of the first column; may be empty. */
  corner: string
  columns: string[]
  /** A cell has a category, or two with a slash: start and continue. A thing, 100 by 100, has no sign of its own. */
  rows: { label: string; cells: string[]; signs?: MethodSign[]; thing?: Shape[] }[]
  /** Points. */
  width: number
  labelWidth: number
  rowHeight: number
  /** Radius of a chip, at most; 20 by default. */
  chipRadius?: number
}

const HEAD = 38

/** A table of categories as chips. Its height is the heading's 38 points and `rowHeight` a row. */
export function chipTable({
  corner,
  columns,
  rows,
  width,
  labelWidth,
  rowHeight,
  chipRadius = 20,
}: ChipTable): Shape[] {
  const column = (width - labelWidth) / columns.length
  const middle = (index: number) => labelWidth + column * (index + 0.5)
  const shapes = [
    text(corner, 0, 24, { bold: true, paint: 'indigo' }),
    ...columns.map((name, index) => text(name, middle(index), 24, { bold: true, paint: 'indigo', anchor: 'middle' })),
    ...rows.flatMap(({ label, cells, signs = [], thing }, index): Shape[] => {
      const top = HEAD + index * rowHeight
      const y = top + rowHeight / 2
      const size = rowHeight - 12
      const left = (signs.length + (thing ? 1 : 0)) * (size + 8)
      return [
        line([0, top], [width, top], { stroke: index === 0 ? 'indigo' : 'line', width: index === 0 ? 2.5 : 1.5 }),
        ...signs.map((sign, place) => methodSign(sign, { x: place * (size + 8), y: top + 6, scale: size / 100 })),
        ...(thing ? [group(thing, { x: signs.length * (size + 8), y: top + 6, scale: size / 100 })] : []),
        ...textBox(label, left, y, labelWidth - left - 8, { middle: true }).shapes,
        ...cells.flatMap((cell, place) =>
          chips(
            cell,
            middle(place),
            y,
            Math.min(rowHeight * 0.38, column * (cell.includes('/') ? 0.2 : 0.3), chipRadius),
          ),
        ),
      ]
    }),
  ]
  const table = { header: [corner, ...columns], rows: rows.map(({ label, cells }) => [label, ...cells]) }
  return [{ ...group(shapes), table }]
}

/** One chip, or two side by side with a slash. */
export function chips(cell: string, x: number, y: number, radius: number): Shape[] {
  const categories = cell.split('/').map(categoryOf)
  if (categories.length === 1) return categories.flatMap((category) => chip(category, x, y, radius * 1.1))
  const shift = radius * 1.4
  return [
    ...categories.flatMap((category, index) => chip(category, x + (index === 0 ? -shift : shift), y, radius)),
    line([x + 2, y - radius * 0.7], [x - 2, y + radius * 0.7], { stroke: 'inkSoft', width: 2 }),
  ]
}

function categoryOf(word: string): Category {
  const found = ([1, 2, 3, 4] as const).find((category) => `${category}` === word.trim())
  if (!found || !(found in CATEGORY_LOOKS)) throw new Error(`"${word}" is no category of medical eligibility`)
  return found
}
