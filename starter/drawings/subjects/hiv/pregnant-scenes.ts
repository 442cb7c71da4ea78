import { backdrop } from '../../kit/frames.ts'
import { calendar, sun } from '../../kit/objects.ts'
import { baby, bubble, bust, motherAndBaby, pregnantWoman } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { PROVIDER, tabletsStay, WOMAN } from '../people/signs.ts'

/** Pregnancy and birth when there is HIV; each as large as a step of a client sheet. */

export function everyTablet(): Shape[] {
  return [
    backdrop('leafPale'),
    group(pregnantWoman(), { x: 2, y: 14, scale: 1.5 }),
    group(tabletsStay(), { x: 118, y: 54, scale: 1.06 }),
    ...sun(206, 40, 18),
  ]
}

export function babyCare(): Shape[] {
  return [
    backdrop('marigoldPale'),
    baby('skinDark', 'leaf', { x: 72, y: 84, scale: 1.24 }),
    group(mouthSyringe(), { x: 66, y: 130, scale: 0.8, rotate: -76 }),
    rect(120, 16, 28, 64, { fill: 'white', stroke: 'ink', width: 3, radius: 7 }),
    line([127, 34], [141, 34], { stroke: 'terracotta', width: 5 }),
    circle(134, 62, 5, { fill: 'blood' }),
    ...calendar(194, 52, 56),
  ]
}

/** A syringe without a needle, its tip at 0, 46: it gives syrup by mouth. */
function mouthSyringe(): Shape[] {
  return [
    line([0, -30], [0, -56], { stroke: 'ink', width: 4 }),
    line([-13, -56], [13, -56], { stroke: 'ink', width: 5 }),
    rect(-11, -30, 22, 62, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    rect(-9, -8, 18, 38, { fill: 'terracotta', radius: 3 }),
    rect(-4, 32, 8, 14, { fill: 'white', stroke: 'ink', width: 2.5 }),
  ]
}

export function asksAboutFeeding(): Shape[] {
  return [
    backdrop(),
    motherAndBaby(WOMAN, { x: 0, y: 26, scale: 0.7 }),
    bust(PROVIDER, { x: 156, y: 72, scale: 0.53 }),
    ...bubble(104, 8, 84, 56, 4),
    path('M136 28q1 -10 11 -10t12 9q0 8 -12 11v5M147 52v1', { stroke: 'indigo', width: 5 }),
  ]
}
