import type { Paint } from './palette.ts'
import type { Skin } from './people.ts'
import { type Group, group, path, type Shape } from './shapes.ts'

interface HandPlace {
  /** Where the hand points to or holds: see each function. */
  x: number
  y: number
  scale?: number
  /** Degrees clockwise. */
  rotate?: number
  /** Colour of the sleeve or glove's cuff; no sleeve by default. */
  sleeve?: Paint
  isGloved?: boolean
  /** `holdingHand` and `openHand`: the arm ends just behind the wrist. */
  isShort?: boolean
}

const SHADES: Record<Skin, Paint> = { skinLight: 'skin', skin: 'skinDark', skinDark: 'skinDeep', skinDeep: 'hair' }

/** A finger or an arm: a thick line with a darker edge. */
function limb(d: string, width: number, fill: Paint, edge: Paint): Shape[] {
  return [path(d, { stroke: edge, width: width + 4 }), path(d, { stroke: fill, width })]
}

function paintsOf(skin: Skin, isGloved = false): { fill: Paint; edge: Paint } {
  return isGloved ? { fill: 'water', edge: 'waterDeep' } : { fill: skin, edge: SHADES[skin] }
}

function forearm(fill: Paint, edge: Paint, sleeve: Paint | undefined, d: string, cuff: string): Shape[] {
  return [...limb(d, 44, fill, edge), ...(sleeve ? [path(cuff, { stroke: sleeve, width: 54 })] : [])]
}

/**
 * A hand from the right that holds something thin between thumb and index finger: the tips meet at (0, 0); the wrist is at
 * (120, 40), the arm ends at (190, 70).
 */
export function pinchingHand(skin: Skin, place: HandPlace): Group {
  const { fill, edge } = paintsOf(skin, place.isGloved)
  return placed(place, [
    ...forearm(fill, edge, place.sleeve, 'M112 40L186 66', 'M172 61L200 71'),
    // curled fingers behind
    ...limb('M98 52C76 66 58 64 50 56', 20, fill, edge),
    ...limb('M100 40C74 52 52 50 42 40', 20, fill, edge),
    path('M70 18C98 4 132 20 132 42C126 66 92 74 80 56Z', { fill }),
    // index finger and thumb
    ...limb('M98 22C66 -8 34 -18 6 -4', 20, fill, edge),
    ...limb('M92 44C60 40 34 26 8 8', 20, fill, edge),
    path('M84 14C108 10 124 28 118 46C104 54 90 50 84 40Z', { fill }),
  ])
}

/**
 * A hand from the right that holds something between thumb and index finger: the middle between the tips is at (0, 0), the
 * wrist is at (150, 30), the arm ends at (230, 46).
 * @param gap between the two tips, points at scale 1
 */
export function holdingHand(skin: Skin, gap: number, place: HandPlace): Group {
  const { fill, edge } = paintsOf(skin, place.isGloved)
  const nail: Paint = place.isGloved ? fill : skin === 'skinDeep' || skin === 'skinDark' ? 'flesh' : 'fleshPale'
  const g = gap / 2 + 9
  return placed(place, [
    ...limb(place.isShort ? 'M150 30L184 37' : 'M150 30C170 34 190 38 230 46', 54, fill, edge),
    ...(place.sleeve
      ? [
          path(place.isShort ? 'M176 32l14 3l-4 14l-14 -3Z' : 'M190 38L236 47', {
            stroke: place.sleeve,
            fill: place.sleeve,
            width: place.isShort ? 52 : 64,
          }),
        ]
      : []),
    // curled fingers behind
    ...limb('M62 -22C40 -14 40 6 70 14', 20, fill, edge),
    ...limb('M80 -8C56 0 58 20 86 26', 20, fill, edge),
    ...limb('M96 8C74 16 78 34 104 38', 20, fill, edge),
    path('M60 -36C96 -52 140 -30 176 8L170 64C130 72 96 62 74 42C92 20 84 -8 60 -36Z', { fill }),
    // index finger and thumb
    ...limb(`M4 ${-g}C22 ${-g - 18} 44 -44 92 -28`, 20, fill, edge),
    ...limb(`M4 ${g}C24 ${g + 14} 44 34 96 36`, 20, fill, edge),
    path('M84 -26C116 -30 140 -12 164 12L160 54C128 62 108 56 88 44C100 22 98 -4 84 -26Z', { fill }),
    path(`M0 ${-g - 3}q6 -5 11 -8`, { stroke: nail, width: 6 }),
    path(`M0 ${g + 3}q6 5 12 7`, { stroke: nail, width: 6 }),
  ])
}

/** An open hand with the palm to the reader: the middle of the palm is at (0, 0), the middle finger's tip at (0, -92). */
export function openHand(skin: Skin, place: HandPlace): Group {
  const { fill, edge } = paintsOf(skin, place.isGloved)
  return placed(place, [
    ...forearm(fill, edge, place.sleeve, place.isShort ? 'M0 40L0 64' : 'M0 40L0 110', 'M0 96L0 118'),
    ...limb('M30 14C48 0 58 -16 64 -34', 20, fill, edge),
    ...limb('M-26 -16L-36 -66', 18, fill, edge),
    ...limb('M-9 -20L-12 -82', 19, fill, edge),
    ...limb('M9 -20L12 -84', 19, fill, edge),
    ...limb('M26 -14L34 -70', 18, fill, edge),
    path('M-36 -26Q0 -36 36 -26C44 0 38 36 24 50H-24C-38 36 -44 0 -36 -26Z', { fill }),
    path('M-22 6Q0 16 24 -2', { stroke: edge, width: 2.5 }),
  ])
}

function placed({ x, y, scale = 1, rotate = 0 }: HandPlace, shapes: Shape[]): Group {
  return group(shapes, { x, y, scale, rotate })
}
