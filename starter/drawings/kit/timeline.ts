import type { Paint } from './palette.ts'
import { type Anchor, type Look, line, rect, type Shape } from './shapes.ts'
import { text, textBox } from './text.ts'

export interface Segment {
  /** Positions between two ticks: 1.5 is halfway from the second to the third. */
  from: number
  to: number
  fill: Paint
  words?: string
  ink?: Paint
  /** An outline with dashes instead of a filled bar: wait. */
  isWaiting?: boolean
}

export interface TimelineRow {
  label: string
  segments: Segment[]
}

export interface Timeline {
  /** Labels of the ticks, left to right, at equal distances: the axis is not to scale. */
  ticks: string[]
  rows: TimelineRow[]
  labelWidth: number
  width: number
  rowHeight?: number
  /** Room for the labels of the ticks; 34 by default, one line. */
  head?: number
  /** Room at the right, so that the last label stands over its tick; 0 puts it left of the tick. */
  tail?: number
}

/** Rows of bars along an axis of times. The last tick is the right edge. */
export function timeline({ ticks, rows, labelWidth, width, rowHeight = 46, head = 34, tail = 0 }: Timeline): Shape[] {
  const step = (width - labelWidth - tail) / (ticks.length - 1)
  const at = (position: number) => labelWidth + position * step
  const bottom = head + rows.length * rowHeight
  return [
    ...ticks.flatMap((label, index) => [
      line([at(index), head - 4], [at(index), bottom], { stroke: 'steel', width: 2 }),
      ...tickLabel(label, at(index), anchorOf(index, ticks.length, tail), step, head),
    ]),
    ...rows.flatMap(({ label, segments }, index) => {
      const top = head + index * rowHeight
      return [
        ...textBox(label, 0, top + rowHeight / 2, labelWidth - 10, { middle: true }).shapes,
        ...segments.flatMap((segment) => bar(segment, at, top + 4, rowHeight - 8)),
      ]
    }),
  ]
}

function anchorOf(index: number, count: number, tail: number): Anchor {
  if (index === 0) return 'start'
  return index === count - 1 && tail === 0 ? 'end' : 'middle'
}

function tickLabel(label: string, x: number, anchor: Anchor, step: number, head: number): Shape[] {
  const look = { bold: true, paint: 'indigo', anchor } as const
  const { height } = textBox(label, x, 0, step + 20, look)
  return textBox(label, x, head - 8 - height, step + 20, look).shapes
}

function bar(segment: Segment, at: (position: number) => number, top: number, height: number): Shape[] {
  const { from, to, fill, words, ink = 'ink', isWaiting = false } = segment
  const [left, right] = [at(from), at(to)]
  const look: Look = isWaiting ? { stroke: fill, width: 2.5, dash: [7, 6] } : { fill }
  return [
    rect(left + 2, top, right - left - 4, height, { ...look, radius: 8 }),
    ...(words === undefined
      ? []
      : [text(words, (left + right) / 2, top + height / 2 + 8.5, { bold: true, paint: ink, anchor: 'middle' })]),
  ]
}
