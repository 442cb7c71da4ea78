import { cross } from '../../kit/marks.ts'
import { circle, ellipse, path, type Shape } from '../../kit/shapes.ts'
import { germs, ribbon } from '../eligibility/signs.ts'
import { fits } from '../training/community/screening-icons.ts'

/** What a medicine is for, as a sign of 100 by 100. */

/** Tuberculosis: the sign of the lungs. */
function lungs(): Shape[] {
  const look = { fill: 'flesh', stroke: 'ink', width: 4 } as const
  return [
    path('M44 34C26 20 10 52 8 84C8 96 30 92 44 80Z', look),
    path('M56 34C74 20 90 52 92 84C92 96 70 92 56 80Z', look),
    path('M50 4V40M50 40L38 54M50 40L62 54', { stroke: 'ink', width: 7 }),
  ]
}

/** Common infections: germs that the medicine removes. */
function noGerms(): Shape[] {
  return [...germs(), ...cross(78, 78, 40)]
}

/** Malaria: a mosquito. */
function mosquito(): Shape[] {
  return [
    ellipse(40, 30, 14, 26, { fill: 'steelPale', stroke: 'ink', width: 3 }),
    ellipse(64, 30, 12, 24, { fill: 'steelPale', stroke: 'ink', width: 3 }),
    path('M34 56L14 74V94M46 58L38 76V96M58 58L66 76V96M68 54L86 72V94', { stroke: 'ink', width: 3.5 }),
    path('M8 60L66 50', { stroke: 'ink', width: 11 }),
    circle(72, 48, 11, { fill: 'ink' }),
    path('M80 52L98 66', { stroke: 'ink', width: 3.5 }),
  ]
}

export const MEDICINE_SIGNS = { tuberculosis: lungs, fits, hiv: ribbon, infections: noGerms, malaria: mosquito }
