import { book } from '../kit/belongings.ts'
import { thermometer } from '../kit/client-scenes.ts'
import { chip } from '../kit/marks.ts'
import { type MethodSign, methodShapes, methodSign } from '../kit/methods.ts'
import { calendar, drop, moon, sun } from '../kit/objects.ts'
import { motherAndBaby, type PersonLook } from '../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../kit/shapes.ts'
import { alongEllipse, bead, marker, thread } from '../subjects/fertility/beads.ts'
import { DAYS } from '../subjects/fertility/rules.ts'
import { device } from '../subjects/injectables/device.ts'
import { syringe, vial } from '../subjects/injectables/syringe.ts'
import { tabletsStay } from '../subjects/people/signs.ts'
import { pack, pills } from '../subjects/pills/pack.ts'
import { sheet } from '../subjects/training/things.ts'

const NURSING: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'marigold', cloth: 'indigo' }

/** What a deck is about, each 100 by 100. */

export function bookAndCategories(): Shape[] {
  return [
    ...book(8, 0, 'terracotta', 1.08),
    ...([1, 2, 3, 4] as const).flatMap((category, index) =>
      group(chip(category, 0, 0), { x: 11 + index * 26, y: 82, scale: 0.55 }),
    ),
  ]
}

export function month(): Shape[] {
  return calendar(50, 54, 82)
}

/** Two bubbles: both speak. */
export function conversation(): Shape[] {
  return [
    path('M10 14h52a8 8 0 0 1 8 8v22a8 8 0 0 1 -8 8H34L20 66V52H10a8 8 0 0 1 -8 -8V22a8 8 0 0 1 8 -8Z', {
      fill: 'leaf',
    }),
    path('M38 40h52a8 8 0 0 1 8 8v22a8 8 0 0 1 -8 8H80v14L66 78H38a8 8 0 0 1 -8 -8V48a8 8 0 0 1 8 -8Z', {
      fill: 'marigold',
      stroke: 'white',
      width: 4,
    }),
    ...[50, 64, 78].map((x) => circle(x, 59, 4.2, { fill: 'ink' })),
  ]
}

export function packOf(kind: 'combined' | 'progestin'): Shape[] {
  const row = kind === 'combined' ? pills([21, 'active'], [7, 'plain']) : pills([28, 'active'])
  return [pack(row, 2, 22, 0.29)]
}

export function injection(): Shape[] {
  return [syringe(0.5, { x: 34, y: 62, scale: 0.38, rotate: 0 }), vial({ x: 68, y: 22, scale: 1.1 })]
}

export function selfInjection(): Shape[] {
  return [device({ cap: 'open', medicine: 'mixed' }, { x: 50, y: 64, scale: 0.46 })]
}

export function method(sign: MethodSign): Shape[] {
  return [group(methodShapes(sign), { x: -16, y: -16, scale: 1.32 })]
}

/** A man, and a tube that is closed at both ends. */
export function manAndTube(): Shape[] {
  const shapes = [
    circle(50, 23, 12, { fill: 'skinDark' }),
    path('M38 21C38 6 62 6 62 21Q50 14 38 21Z', { fill: 'hair' }),
    path('M28 59C28 43 38 37 50 37S72 43 72 59Z', { fill: 'indigo' }),
    path('M12 77H38M62 77H88', { stroke: 'ink', width: 15 }),
    path('M12 77H38M62 77H88', { stroke: 'fleshPale', width: 9 }),
    path('M37 68V86M63 68V86', { stroke: 'terracotta', width: 6 }),
  ]
  return [group(shapes, { x: -16, y: -16, scale: 1.32 })]
}

/** All 32 beads, the ring on red. */
export function beadString(): Shape[] {
  const points = alongEllipse([50, 50], 52, 46, DAYS.length)
  return [
    thread(points, true),
    ...DAYS.flatMap((day) => {
      const [x, y] = points[day - 1] ?? [50, 50]
      return group([...bead(day, 0, 0, 14), ...(day === 1 ? marker(0, 0, 13) : [])], { x, y, scale: 0.33 })
    }),
  ]
}

/** What a woman observes: secretions and temperature. */
export function bodySigns(): Shape[] {
  return [drop(30, 92, 72), ...thermometer(74, 80, 70)]
}

/** Two methods side by side. */
export function both(left: MethodSign, right: MethodSign): Shape[] {
  return [left, right].map((sign, index) => group(methodShapes(sign), { x: -22 + index * 70, y: 12, scale: 0.76 }))
}

/** A mother who breastfeeds by day and by night. */
export function babyDayAndNight(): Shape[] {
  return [...sun(14, 22, 9), moon(92, 22, 24), motherAndBaby(NURSING, { x: 12, y: 8, scale: 0.46 })]
}

/** HIV medicine and a method: two services at one visit. */
export function medicineAndMethod(): Shape[] {
  return [
    group(tabletsStay(), { x: -26, y: 14, scale: 0.76 }),
    path('M42 52h14M49 45v14', { stroke: 'ink', width: 4.5 }),
    ...(['pills', 'injection', 'implant', 'iud'] as const).map((method, index) =>
      methodSign(method, { x: 58 + (index % 2) * 33, y: 22 + Math.floor(index / 2) * 33, scale: 0.31 }),
    ),
  ]
}

/** A chart on a stand, as before a group. */
export function flipchart(): Shape[] {
  return [
    path('M30 70L20 100M70 70L80 100M50 70V98', { stroke: 'skinDeep', width: 4 }),
    rect(14, 4, 72, 66, { fill: 'white', stroke: 'ink', width: 3, radius: 3 }),
    rect(10, 0, 80, 9, { fill: 'indigo', radius: 3 }),
    ...[22, 34, 46].map((y, index) => line([36, y], [74 - index * 8, y], { stroke: 'inkSoft', width: 4 })),
    ...[22, 34, 46].map((y) => circle(25, y, 4, { fill: 'terracotta' })),
  ]
}

/** A list with ticks. */
export function checklist(): Shape[] {
  return [
    ...sheet(0),
    ...[26, 48, 70].flatMap((y) => [
      path(`M28 ${y}l5 6l10 -12`, { stroke: 'leaf', width: 5 }),
      line([52, y], [72, y], { stroke: 'inkSoft', width: 4.5 }),
    ]),
  ]
}
