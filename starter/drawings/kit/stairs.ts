import { WIDTHS } from '../diagram.ts'
import { stepNumber } from './marks.ts'
import { PANEL_FILLS } from './panels.ts'
import { group, rect, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

export interface Stair {
  title: string
  words: string
  /** A picture above the step, as wide as the step; its foot is at 0. */
  scene?: (width: number) => Shape[]
}

/** A picture of 100 by 100 that stands in the middle of a step. */
export function standing(picture: (() => Shape[]) | undefined, scale: number): (width: number) => Shape[] {
  return (width) => [group(picture?.() ?? [], { x: width / 2 - 50 * scale, y: -100 * scale - 2, scale })]
}

/** Steps that rise from left to right, each with a title and words on its front. @param rise points a step */
export function stairs(steps: Stair[], height: number, rise: number, room: number): Shape[] {
  const width = WIDTHS.full / steps.length
  return steps.flatMap(({ title, words, scene }, index): Shape[] => {
    const x = index * width
    const top = height - room - index * rise
    const heading = textBox(title, x + width / 2, top + 50, width - 12, { bold: true, anchor: 'middle' })
    return [
      rect(x, top, width + 1, height - top, { fill: PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand' }),
      rect(x, top, width + 1, 7, { fill: 'indigo' }),
      ...(scene ? [group(scene(width), { x, y: top })] : []),
      ...stepNumber(index + 1, x + width / 2, top + 28),
      ...heading.shapes,
      ...textBox(words, x + width / 2, top + 54 + heading.height, width - 12, { anchor: 'middle' }).shapes,
    ]
  })
}
