import type { Drawing } from '../diagram.ts'
import type { Paint } from '../kit/palette.ts'
import { circle, group, rect, type Shape } from '../kit/shapes.ts'

/** The picture on the first slide of a deck, in slide points: as high as the slide, at its right. */
export const COVER_SIZE = { width: 340, height: 540 } as const

export interface Cover {
  background: Paint
  /** What the deck is about, 100 by 100. */
  subject: () => Shape[]
  people: () => Shape[]
}

const DISC = { x: 170, y: 152, radius: 122, subject: 160 } as const

/** It only decorates, so it has no alternative text: the title says what the deck is about. */
export function drawCover(name: string, { background, subject, people }: Cover): Drawing {
  const { width, height } = COVER_SIZE
  const { x, y, radius, subject: size } = DISC
  return {
    key: `cover-${name}`,
    width,
    height,
    alt: '',
    note: '',
    shapes: [
      rect(0, 0, width, height, { fill: background }),
      circle(x, y, radius, { fill: 'white' }),
      group(subject(), { x: x - size / 2, y: y - size / 2, scale: size / 100 }),
      ...people(),
    ],
  }
}
