import { bust, motherAndBaby, type PersonLook } from '../kit/people.ts'
import type { Shape } from '../kit/shapes.ts'
import { COVER_SIZE } from './cover.ts'

export const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'leaf' }
export const WOMAN: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'terracotta' }
export const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'indigo' }
export const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'marigold' }
export const YOUNG_MAN: PersonLook = { skin: 'skin', head: 'cap', headPaint: 'terracotta', cloth: 'indigo' }
export const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }
export const NURSE_MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo', isProvider: true }
export const WORKER: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'indigo' }

const { width, height } = COVER_SIZE

/** One person at the lower edge of a cover. */
export function one(look: PersonLook): Shape[] {
  return [bust(look, { x: width / 2 - 75 * 1.5, y: height - 180 * 1.5, scale: 1.5 })]
}

/** Two people side by side. */
export function two(left: PersonLook, right: PersonLook): Shape[] {
  const scale = 1.16
  const y = height - 180 * scale
  return [bust(left, { x: -2, y, scale }), bust(right, { x: width - 148 * scale, y, scale })]
}

/** A mother with her baby. */
export function withBaby(look: PersonLook): Shape[] {
  return [motherAndBaby(look, { x: width / 2 - 84 * 1.3, y: height - 200 * 1.3, scale: 1.3 })]
}
