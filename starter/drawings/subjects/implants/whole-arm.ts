import { openHand } from '../../kit/hands.ts'
import { type Group, path, type Shape } from '../../kit/shapes.ts'
import { rod } from './parts.ts'

/** The skin of a small arm in a picture. */
const EDGES = { skin: 'skinDark', skinDark: 'skinDeep' } as const

/**
 * The inner side of an arm bent at the elbow, 184 wide and 132 high: the hand is at the top left, the elbow below it, the sleeve
 * at the right. The upper arm reaches from the elbow at x = 40 to the armpit at x = 158, its skin from y = 80 to y = 128.
 */
export function wholeArm(paint: keyof typeof EDGES = 'skin'): Shape[] {
  return [
    openHand(paint, { x: 38, y: 34, scale: 0.36, isShort: true }),
    path(
      'M26 46C24 66 10 86 12 106C13 122 26 132 44 131C70 130 100 127 130 127C150 127 166 127 184 128V74C164 76 148 77 128 79C108 81 88 83 70 82C58 76 52 62 50 46Z',
      { fill: paint },
    ),
    path('M70 82Q58 88 46 86', { stroke: EDGES[paint], width: 3.5 }),
    path('M24 112Q28 122 40 122', { stroke: EDGES[paint], width: 3.5 }),
    path('M158 70H180Q184 70 184 74V132H158Z', { fill: 'terracotta' }),
    path('M158 70V132', { stroke: 'marigold', width: 5 }),
  ]
}

/** The rod in the inner side of the upper arm, between elbow and armpit. */
export function rodInArm(): Group {
  return rod(82, 105, -2, 52)
}
