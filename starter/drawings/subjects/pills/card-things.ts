import { methodShapes } from '../../kit/methods.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { feedingBottle } from '../breastfeeding/icons.ts'
import { type Pill, pack } from './pack.ts'

/** Small pictures for cards to cut out, each 100 by 100. */

/** The sign of emergency pills in another frame: the other medicine. */
export function otherEmergency(): Shape[] {
  return [rect(2, 2, 96, 96, { fill: 'sand', stroke: 'ink', width: 5, radius: 16 }), ...methodShapes('emergency')]
}

/** A newborn with a bottle. */
export function bottleFed(): Shape[] {
  return [baby('skinDark', 'marigold', { x: -2, y: 44, scale: 0.86 }), ...feedingBottle(76, 50, 48)]
}

/** A pack on the background of a card. */
export function largePack(content: Pill[]): Shape[] {
  return [pack(content, 8, 12, 0.68)]
}

/** A speech bubble with a pack or another thing. @param thing 100 by 100 */
export function saying(look: PersonLook, thing: Shape[]): Shape[] {
  return [
    bust(look, { x: 4, y: 27, scale: 0.795 }),
    path('M120 14H222a12 12 0 0 1 12 12V106a12 12 0 0 1 -12 12H142L112 134L120 110V26Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
    group(thing, { x: 134, y: 22, scale: 0.88 }),
  ]
}
