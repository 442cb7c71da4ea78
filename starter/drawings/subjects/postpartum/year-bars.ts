import { readFigures } from '../../figures.ts'
import { CATEGORY_LOOKS, type Category, chip, chipOutline } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { feedingBottle } from '../breastfeeding/icons.ts'
import { minipills } from './signs.ts'

const figures = readFigures('postpartum-start.md')
const [WIDTH, TAIL, HEAD] = [836, 36, 34] as const
/** Between a chip and what it says. */
const SIGN_GAP = 8

/** A method, or how the baby is fed. */
type RowSign = MethodSign | 'minipills' | 'bottle'

/** A row of the figures, and the signs of its methods. */
export interface YearRow {
  figures: string
  signs: RowSign[]
}

export interface YearLook {
  rowHeight: number
  labelWidth: number
  /** Limits of the periods to show, counted from birth (0) to 12 months (7). No bar may change elsewhere. */
  limits: readonly number[]
}

export interface YearWords {
  /** Limits of the periods, at equal distances: the axis is not to scale. */
  ticks: string[]
  labels: string[]
  /** What a bar without a category says. */
  yes: string
  /** What categories 1 and 2, 3, and 4 say. */
  advice: [start: string, wait: string, never: string]
}

type BarWords = Pick<YearWords, 'yes' | 'advice'>

interface Bar {
  from: number
  to: number
  fill: Paint
  ink: Paint
  words: string
  category?: Category
}

/** Height of a year with so many rows. */
export function yearHeight(rows: number, rowHeight: number): number {
  return HEAD + rows * rowHeight
}

/** Rows of starter/figures/postpartum-start.md as bars; each category has its shape beside its number, for copies in black and white. */
export function yearBars(
  rows: YearRow[],
  { ticks, labels, yes, advice }: YearWords,
  { rowHeight, labelWidth, limits }: YearLook,
): Shape[] {
  const step = (WIDTH - labelWidth - TAIL) / (ticks.length - 1)
  const place = (index: number) => labelWidth + index * step
  const at = (limit: number) => place(placeOf(limit, limits))
  const size = Math.min(rowHeight - 3, 44)
  return [
    ...ticks.flatMap((label, index) => [
      line([place(index), HEAD - 6], [place(index), yearHeight(rows.length, rowHeight)], { stroke: 'steel', width: 2 }),
      tickLabel(label, place(index)),
    ]),
    ...rows.flatMap(({ figures: row, signs }, index) => {
      const top = HEAD + index * rowHeight
      const left = signs.length * (size + 3) + 5
      return [
        ...signs.map((sign, place) => signAt(sign, place * (size + 3), top + (rowHeight - size) / 2, size / 100)),
        ...textBox(labels[index] ?? '', left, top + rowHeight / 2, labelWidth - left - 4, { middle: true }).shapes,
        ...barsOf(row, { yes, advice }).flatMap((bar) => drawBar(bar, at, top + 2, rowHeight - 4)),
      ]
    }),
  ]
}

/** Over its line, or as near to it as the edge of the drawing allows. */
function tickLabel(label: string, x: number): Shape {
  const look = { bold: true, paint: 'indigo' } as const
  const middle = Math.min(x, WIDTH - textWidth(label, look) / 2)
  return text(label, middle, HEAD - 12, { ...look, anchor: 'middle' })
}

function placeOf(limit: number, limits: readonly number[]): number {
  const index = limits.indexOf(limit)
  if (index === -1) throw new Error(`a bar changes at limit ${limit}, which the axis does not show`)
  return index
}

function signAt(sign: RowSign, x: number, y: number, scale: number): Shape {
  if (sign === 'minipills') return minipills(x, y, scale)
  return sign === 'bottle' ? group(feedingBottle(50, 96, 92), { x, y, scale }) : methodSign(sign, { x, y, scale })
}

/** Neighbouring periods with the same cell as one bar. */
function barsOf(row: string, words: BarWords): Bar[] {
  const cells = figures.get(row)
  if (!cells) throw new Error(`no row "${row}" in starter/figures/postpartum-start.md`)
  const bars: Bar[] = []
  for (const [index, cell] of cells.entries()) {
    const start = index > 0 && cells[index - 1] === cell ? bars.pop()?.from : undefined
    const look = lookOf(cell, words)
    if (look) bars.push({ ...look, from: start ?? index, to: index + 1 })
  }
  return bars
}

function lookOf(cell: string, { yes, advice }: BarWords): Omit<Bar, 'from' | 'to'> | undefined {
  if (cell === 'yes') return { fill: 'indigoPale', ink: 'ink', words: yes }
  const category = ([1, 2, 3, 4] as const).find((number) => `${number}` === cell)
  const [start, wait, never] = advice
  return (
    category && { ...CATEGORY_LOOKS[category], words: { 1: start, 2: start, 3: wait, 4: never }[category], category }
  )
}

function drawBar(bar: Bar, at: (limit: number) => number, top: number, height: number): Shape[] {
  const { from, to, fill, ink, words, category } = bar
  const [left, right] = [at(from) + 2, at(to) - 2]
  const [middle, y] = [(left + right) / 2, top + height / 2]
  const box = rect(left, top, right - left, height, { fill, radius: 7 })
  const bold = { bold: true, paint: ink } as const
  if (!category) return [box, text(words, middle, y + 8.5, { ...bold, anchor: 'middle' })]
  const radius = Math.min(height * 0.47, 18)
  const edge = middle - (radius * 2 + SIGN_GAP + textWidth(words, bold)) / 2
  return [
    box,
    ...edgedChip(category, edge + radius, y, radius),
    text(words, edge + radius * 2 + SIGN_GAP, y + 8.5, bold),
  ]
}

/** A chip with an edge that stands out from a bar of the same colour. */
function edgedChip(category: Category, x: number, y: number, radius: number): Shape[] {
  const edge = category === 2 ? 'ink' : 'white'
  return [
    ...(category === 1 ? [] : [group([chipOutline(category, radius, edge)], { x, y })]),
    ...chip(category, x, y, radius),
  ]
}
