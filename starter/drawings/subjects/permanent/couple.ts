import { backdrop } from '../../kit/frames.ts'
import { tick } from '../../kit/marks.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { heart } from '../training/things.ts'

export const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
export const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'marigold' }

/** Over the heart of 72 by 72. */
const CROSS = 'M86 -6L154 62M154 -6L86 62'

/** A man and a woman close together, a heart between them. */
function couple(): Shape[] {
  return [
    bust(CLIENT, { x: 38, y: 28, scale: 0.55 }),
    bust(MAN, { x: 116, y: 28, scale: 0.55 }),
    group(heart(), { x: 102, y: 6, scale: 0.36 }),
  ]
}

/** The couple with a crossed heart, an arrow, the couple with a tick; room for suns below. */
export function waitThenSex(): Shape[] {
  return [
    backdrop(),
    group(noSex(), { x: -10, y: 40, scale: 0.54 }),
    ...arrow([110, 84], [134, 84], { paint: 'ink', width: 7 }),
    group(couple(), { x: 111, y: 34, scale: 0.62 }),
    ...tick(214, 26, 36),
  ]
}

/** The couple apart, the heart between them crossed out and no person; room for suns below. */
export function noSex(): Shape[] {
  return [
    bust(CLIENT, { x: 22, y: 28, scale: 0.55 }),
    bust(MAN, { x: 136, y: 28, scale: 0.55 }),
    group(heart(), { x: 84, y: -8, scale: 0.72 }),
    path(CROSS, { stroke: 'white', width: 12 }),
    path(CROSS, { stroke: 'ink', width: 6 }),
  ]
}
