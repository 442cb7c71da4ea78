import type { Paint } from './palette.ts'
import { circle, path, type Shape } from './shapes.ts'
import { text, textBox } from './text.ts'

export interface HundredLook {
  paint?: Paint
  /** Dots between `count` and this number have a bar: the upper end of a range. */
  upTo?: number
  columns?: number
  /** The others are pale discs instead of rings. */
  isPale?: boolean
}

/** 100 dots of which `count` are filled; the others are rings. @param x and `y` of the top left, `step` between dots */
export function hundred(x: number, y: number, step: number, count: number, look: HundredLook = {}): Shape[] {
  const { paint = 'terracotta', upTo = count, columns = 10, isPale = false } = look
  const radius = step * 0.4
  return Array.from({ length: 100 }, (_, index) => {
    const [cx, cy] = [x + step * (0.5 + (index % columns)), y + step * (0.5 + Math.floor(index / columns))]
    if (index < Math.round(count)) return [circle(cx, cy, radius, { fill: paint })]
    if (isPale) return [circle(cx, cy, radius - 0.5, { fill: 'steelPale', stroke: 'steel', width: 1 })]
    const empty = circle(cx, cy, radius - 1, { stroke: paint, width: 1.6 })
    const isBetween = index < upTo
    return isBetween ? [empty, path(`M${cx - radius * 0.5} ${cy}h${radius}`, { stroke: paint, width: 3 })] : [empty]
  }).flat()
}

/** One panel of `hundredPanels`. */
export interface HundredPanel {
  value: number
  /** As it is written in the language; `value` by default. */
  label?: string
  caption: string
}

/** Panels side by side: 100 dots, the number of filled ones, and what they stand for. 300 high with three lines of caption. */
export function hundredPanels(panels: HundredPanel[], width: number, look: HundredLook = {}): Shape[] {
  const column = width / panels.length
  const step = 15.5
  return panels.flatMap(({ value, label = `${value}`, caption }, index) => {
    const middle = column * (index + 0.5)
    return [
      ...hundred(middle - step * 5, 0, step, value, look),
      text(label, middle, 196, { size: 36, bold: true, paint: look.paint ?? 'terracotta', anchor: 'middle' }),
      ...textBox(caption, middle, 206, column - 16, { anchor: 'middle' }).shapes,
    ]
  })
}
