import { backdrop } from '../../kit/frames.ts'
import { holdingHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bin, bottle, calendar, drop, latrine, wrapped } from '../../kit/objects.ts'
import { arrow, circle, type Group, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { model, packet, ring, sheath } from './parts.ts'

// Scenes of 240 by 170 points: one step each, without words, always with the same hands.

interface HandAt {
  x: number
  y: number
  rotate: number
  scale: number
}

function hand(gap: number, place: HandAt): Group {
  return holdingHand('skin', gap, { ...place, sleeve: 'marigold', isShort: true })
}

/** Read the date, feel the cushion of air. */
export function checkPacket(): Shape[] {
  return [
    backdrop(),
    ...packet(72, 86, 108),
    hand(30, { x: 124, y: 128, rotate: -4, scale: 0.44 }),
    ...calendar(192, 58, 62),
    ...tick(216, 88, 36),
  ]
}

/** Tear the packet at its notch. */
export function tearPacket(): Shape[] {
  return [
    backdrop(),
    path('M70 42H148L138 62L150 80L140 100L148 128H70Z', { fill: 'waterDeep' }),
    circle(104, 85, 24, { stroke: 'white', width: 4 }),
    path('M160 26L182 20V92L160 100L150 80L160 62Z', { fill: 'waterDeep' }),
    hand(6, { x: 82, y: 112, rotate: 172, scale: 0.4 }),
    hand(6, { x: 172, y: 52, rotate: -4, scale: 0.34 }),
    ...arrow([168, 122], [206, 114], { width: 5 }),
  ]
}

/** The wrong way: scissors. */
export function cutPacket(): Shape[] {
  return [
    backdrop('terracottaPale'),
    ...packet(82, 84, 96),
    path('M118 66L210 96M118 96L210 66', { stroke: 'steelDark', width: 8 }),
    circle(218, 60, 14, { stroke: 'ink', width: 7 }),
    circle(218, 102, 14, { stroke: 'ink', width: 7 }),
    ...cross(44, 140, 40),
  ]
}

/** Pinch the tip, the rim outside. */
export function pinchTip(): Shape[] {
  return [
    backdrop('marigoldPale'),
    ...model(92, 152, 96),
    ...sheath(92, 152, 96, 92, 'pinched'),
    hand(10, { x: 92, y: 40, rotate: -4, scale: 0.52 }),
  ]
}

/** Unroll to the base. */
export function unroll(): Shape[] {
  return [
    backdrop('marigoldPale'),
    ...model(110, 152, 116),
    ...sheath(110, 152, 116, 132),
    ...closedHand(110, 102),
    ...arrow([52, 60], [52, 134], { width: 7, paint: 'terracotta' }),
  ]
}

/** A hand from the right, closed round something 54 wide. @param x and `y` of the middle of the fingers */
function closedHand(x: number, y: number): Shape[] {
  const limb = (d: string, width: number): Shape[] => [
    path(d, { stroke: 'skinDark', width: width + 4 }),
    path(d, { stroke: 'skin', width }),
  ]
  return [
    ...limb(`M${x + 58} ${y + 4}L${x + 116} ${y + 14}`, 28),
    path(`M${x + 104} ${y + 12}L${x + 118} ${y + 14}`, { stroke: 'marigold', width: 36 }),
    path(
      `M${x + 26} ${y - 26}C${x + 56} ${y - 30} ${x + 72} ${y - 16} ${x + 70} ${y + 18}C${x + 56} ${y + 30} ${x + 36} ${y + 28} ${x + 26} ${y + 22}Z`,
      {
        fill: 'skin',
      },
    ),
    ...[-18, -5, 8, 20].flatMap((dy, index) =>
      limb(
        `M${x + 44} ${y + dy + 1}C${x + 20} ${y + dy - 2} ${x - 10} ${y + dy - 2} ${x - 28 + index * 2} ${y + dy + 3}`,
        10,
      ),
    ),
    ...limb(`M${x + 56} ${y - 18}C${x + 48} ${y - 34} ${x + 40} ${y - 38} ${x + 28} ${y - 38}`, 11),
  ]
}

/** Lubricant on the outside. */
export function lubricate(): Shape[] {
  return [
    backdrop('marigoldPale'),
    ...model(92, 152, 110),
    ...sheath(92, 152, 110, 142),
    drop(112, 66, 22),
    drop(106, 104, 20),
    group(bottle(0, 0, 92), { x: 206, y: 78, rotate: -62 }),
    drop(124, 36, 16),
  ]
}

/** Hold the rim and withdraw while the penis is firm: his body at the left, the partner's at the right. */
export function holdRim(): Shape[] {
  return [
    backdrop('sand'),
    path(
      'M240 12C240 12 232 6 214 6C190 30 182 56 188 78C192 88 192 100 186 110C178 128 176 148 178 164H228A12 12 0 0 0 240 152Z',
      {
        fill: 'skinLight',
        stroke: 'ink',
        width: 3,
      },
    ),
    path('M0 12C0 12 6 6 20 6C44 28 52 50 46 72V114C54 132 58 148 56 164H12A12 12 0 0 1 0 152Z', {
      fill: 'skin',
      stroke: 'ink',
      width: 3,
    }),
    // The condom, and the penis that shows through it.
    path('M54 70H132C146 70 152 82 156 86C170 82 170 104 156 100C152 104 146 116 132 116H54Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3.5,
    }),
    path('M40 76H126C146 76 150 93 150 93C150 93 146 110 126 110H40Z', { fill: 'skin' }),
    path('M118 78Q110 93 118 108', { stroke: 'skinDark', width: 3 }),
    path('M66 83H112', { stroke: 'indigoPale', width: 3.5 }),
    rect(50, 62, 13, 62, { fill: 'indigo', radius: 6 }),
    hand(56, { x: 58, y: 93, rotate: -96, scale: 0.42 }),
    ...arrow([166, 146], [86, 146], { width: 8, paint: 'terracotta' }),
  ]
}

/** Slide it off, away from the partner: nothing spills. */
export function slideOff(): Shape[] {
  return [
    backdrop('marigoldPale'),
    ...model(58, 152, 104),
    group(openCondom(), { x: 146, y: 54 }),
    hand(12, { x: 158, y: 46, rotate: -8, scale: 0.4 }),
    ...arrow([76, 34], [124, 36], { width: 6, paint: 'terracotta', bend: 12 }),
  ]
}

/** An unrolled condom that hangs from its rim, which is at 0, 0. */
export function openCondom(isUsed = true): Shape[] {
  return [
    path('M-24 0C-24 40 -22 70 -8 84C-8 98 -4 106 0 106C4 106 8 98 8 84C22 70 24 40 24 0Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 3,
    }),
    ...(isUsed
      ? [
          path('M-15 74Q0 66 15 74Q8 82 6 90Q4 102 0 102Q-4 102 -6 90Q-8 82 -15 74Z', {
            fill: 'white',
            stroke: 'indigo',
            width: 1.5,
          }),
        ]
      : []),
    ...ring(0, -2, 30),
  ]
}

/** Wrap it and put it into the bin or into a latrine. */
export function throwAway(): Shape[] {
  return [
    backdrop('sand'),
    ...wrapped(118, 24, 42),
    ...arrow([96, 34], [56, 78], { width: 6 }),
    ...bin(42, 164, 80),
    ...tick(18, 82, 32),
    ...arrow([128, 50], [146, 84], { width: 6 }),
    ...latrine(182, 164),
    ...tick(124, 122, 32),
  ]
}

/** Wrong: unrolled before it is on. */
export function likeASock(): Shape[] {
  return [
    backdrop('terracottaPale'),
    ...model(70, 152, 104),
    group(openCondom(false), { x: 170, y: 130, rotate: 180 }),
    ...cross(208, 36, 36),
  ]
}

/** Wrong: unrolled only halfway. */
export function halfway(): Shape[] {
  return [backdrop('terracottaPale'), ...model(120, 152, 116), ...sheath(120, 152, 116, 88), ...cross(204, 60, 36)]
}
