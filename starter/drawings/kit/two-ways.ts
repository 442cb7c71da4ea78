import { WIDTHS } from '../diagram.ts'
import { cross, tick } from './marks.ts'
import type { Paint } from './palette.ts'
import { bubble, bust, type PersonLook } from './people.ts'
import { group, rect, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

const PANEL = { height: 158, gap: 12 } as const
const BUBBLE = { x: 92, y: 8, width: 200, height: 70 } as const
/** Height of both pictures. */
export const TWO_WAYS_HEIGHT = PANEL.height * 2 + PANEL.gap

export interface TwoWays {
  wrong: string
  right: string
  /** At the left. */
  speaker: PersonLook
  listener: PersonLook
}

/** Two pictures, one below the other: a sentence to avoid, and one to say. */
export function twoWays({ wrong, right, ...people }: TwoWays): Shape[] {
  return [
    panel(0, wrong, people, 'terracottaPale', cross(28, 30, 34)),
    panel(PANEL.height + PANEL.gap, right, people, 'leafPale', tick(28, 30, 38)),
  ]
}

function panel(
  y: number,
  words: string,
  { speaker, listener }: Pick<TwoWays, 'speaker' | 'listener'>,
  fill: Paint,
  mark: Shape[],
): Shape {
  const { x, y: top, width, height } = BUBBLE
  return group(
    [
      rect(0, 0, WIDTHS.half, PANEL.height, { fill, radius: 14 }),
      bust(speaker, { x: 4, y: 47, scale: 0.615 }),
      bust(listener, { x: 284, y: 47, scale: 0.615 }),
      ...bubble(x, top, width, height, 2),
      ...textBox(words, x + width / 2, top + height / 2, width - 16, { bold: true, anchor: 'middle', middle: true })
        .shapes,
      ...mark,
    ],
    { y },
  )
}
