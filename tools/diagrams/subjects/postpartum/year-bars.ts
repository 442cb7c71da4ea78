import { readFigures } from '../../figures.ts'
import { CATEGORY_LOOKS, type Category, chip, chipOutline } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, group, type Look, line, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { minipills } from './signs.ts'

const figures = readFigures('postpartum-start.md')
const [WIDTH, TAIL, HEAD] = [836, 36, 34] as const
/** Bars of this height and more have chips; lower ones have a sign beside the number. */
const CHIP_ROOM = 34

/** A row of the figures, and the signs of its methods. */
export interface YearRow {
  figures: string
  signs: (MethodSign | 'minipills')[]
}

export interface YearLook {
  rowHeight: number
  labelWidth: number
}

export interface YearWords {
  /** Which mothers, at the left of the axis. */
  corner?: string
  /** Limits of the periods, at equal distances: the axis is not to scale. */
  ticks: string[]
  labels: string[]
  /** Words in bars: possible, accept, delay. */
  words: { yes: string; A: string; D: string }
}

interface Bar {
  from: number
  to: number
  fill: Paint
  ink: Paint
  words: string
  category?: Category
  isWaiting?: boolean
}

/** Height of a year with so many rows. */
export function yearHeight(rows: number, rowHeight: number): number {
  return HEAD + rows * rowHeight
}

/** Rows of docs/figures/postpartum-start.md as bars; each category has its shape beside its number, for copies in black and white. */
export function yearBars(
  rows: YearRow[],
  { corner, ticks, labels, words }: YearWords,
  { rowHeight, labelWidth }: YearLook,
): Shape[] {
  const step = (WIDTH - labelWidth - TAIL) / (ticks.length - 1)
  const at = (position: number) => labelWidth + position * step
  const size = Math.min(rowHeight - 3, 44)
  return [
    ...(corner ? [text(corner, 0, HEAD - 12, { bold: true })] : []),
    ...ticks.flatMap((label, index) => [
      line([at(index), HEAD - 6], [at(index), yearHeight(rows.length, rowHeight)], { stroke: 'steel', width: 2 }),
      text(label, at(index), HEAD - 12, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ]),
    ...rows.flatMap(({ figures: row, signs }, index) => {
      const top = HEAD + index * rowHeight
      const left = signs.length * (size + 3) + 5
      return [
        ...signs.map((sign, place) => signAt(sign, place * (size + 3), top + (rowHeight - size) / 2, size / 100)),
        ...textBox(labels[index] ?? '', left, top + rowHeight / 2, labelWidth - left - 4, { middle: true }).shapes,
        ...barsOf(row, words).flatMap((bar) => drawBar(bar, at, top + 2, rowHeight - 4)),
      ]
    }),
  ]
}

function signAt(sign: MethodSign | 'minipills', x: number, y: number, scale: number): Shape {
  return sign === 'minipills' ? minipills(x, y, scale) : methodSign(sign, { x, y, scale })
}

/** Neighbouring periods with the same cell as one bar. */
function barsOf(row: string, words: YearWords['words']): Bar[] {
  const cells = figures.get(row)
  if (!cells) throw new Error(`no row "${row}" in docs/figures/postpartum-start.md`)
  const bars: Bar[] = []
  for (const [index, cell] of cells.entries()) {
    const start = index > 0 && cells[index - 1] === cell ? bars.pop()?.from : undefined
    const look = lookOf(cell, words)
    if (look) bars.push({ ...look, from: start ?? index, to: index + 1 })
  }
  return bars
}

function lookOf(cell: string, words: YearWords['words']): Omit<Bar, 'from' | 'to'> | undefined {
  if (cell === 'yes') return { fill: 'indigoPale', ink: 'ink', words: words.yes }
  if (cell === 'A') return { fill: 'leafPale', ink: 'ink', words: words.A }
  if (cell === 'D') return { fill: 'terracotta', ink: 'ink', words: words.D, isWaiting: true }
  const category = ([1, 2, 3, 4] as const).find((number) => `${number}` === cell)
  return category && { ...CATEGORY_LOOKS[category], words: `${category}`, category }
}

function drawBar(bar: Bar, at: (position: number) => number, top: number, height: number): Shape[] {
  const { from, to, fill, ink, words, category, isWaiting = false } = bar
  const [left, right] = [at(from) + 2, at(to) - 2]
  const look: Look = isWaiting ? { fill: 'paper', stroke: fill, width: 2.5, dash: [7, 6] } : { fill }
  const [middle, y] = [(left + right) / 2, top + height / 2]
  const box = rect(left, top, right - left, height, { ...look, radius: 7 })
  if (category && height >= CHIP_ROOM) return [box, ...edgedChip(category, middle, y, Math.min(height * 0.47, 24))]
  const bold = { bold: true, paint: ink } as const
  const shift = category ? 13 : 0
  return [
    box,
    ...(category ? [group([sign(category, ink)], { x: middle - textWidth(words, bold) / 2 - 7, y })] : []),
    text(words, middle + shift, y + 8.5, { ...bold, anchor: 'middle' }),
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

/** Circle, square, triangle or octagon, 20 wide; its centre is at 0, 0. */
function sign(category: Category, fill: Paint): Shape {
  switch (category) {
    case 1:
      return circle(0, 0, 9, { stroke: fill, width: 3 })
    case 2:
      return rect(-9, -9, 18, 18, { fill })
    case 3:
      return polygon(
        [
          [0, -10],
          [11, 9],
          [-11, 9],
        ],
        { fill },
      )
    case 4:
      return polygon(
        Array.from({ length: 8 }, (_, index): [number, number] => {
          const angle = ((index + 0.5) * Math.PI) / 4
          return [10.5 * Math.cos(angle), 10.5 * Math.sin(angle)]
        }),
        { fill },
      )
  }
}
