import type { Paint } from './palette.ts'
import type { Skin } from './people.ts'
import { circle, group, path, rect, type Shape } from './shapes.ts'

interface PlaceAbove {
  x: number
  y: number
  /** Degrees clockwise; at 0 the person looks up. */
  rotate: number
  cloth: Paint
  skin?: Skin
  scale?: number
}

/** A person on a chair, seen from above, 60 wide. */
export function seatedAbove(place: PlaceAbove): Shape {
  const chair = [
    rect(-26, -20, 52, 46, { fill: 'steel', radius: 8 }),
    rect(-30, 20, 60, 10, { fill: 'steelDark', radius: 5 }),
  ]
  return placed(place, [...chair, ...head(place)])
}

/** A person who stands, seen from above, 60 wide; `arms` reach forward. */
export function standingAbove(place: PlaceAbove, arms = false): Shape {
  const { skin = 'skinDark' } = place
  const reach = arms ? [path('M-24 0Q-22 -26 -8 -34M24 0Q22 -26 8 -34', { stroke: skin, width: 9 })] : []
  return placed(place, [...reach, ...head(place)])
}

function head({ cloth, skin = 'skinDark' }: PlaceAbove): Shape[] {
  return [
    path('M-30 6C-30 -14 30 -14 30 6C30 20 -30 20 -30 6Z', { fill: cloth, stroke: 'inkSoft', width: 2 }),
    circle(0, -19, 5, { fill: skin }),
    circle(0, -3, 17, { fill: 'hair' }),
    path('M-14 -12A17 17 0 0 1 14 -12Q0 -3 -14 -12Z', { fill: skin }),
  ]
}

function placed({ x, y, rotate, scale = 1 }: PlaceAbove, shapes: Shape[]): Shape {
  return group(shapes, { x, y, rotate, scale })
}
