import { holdingHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bin, bottle, calendar, drop, toilet, wrapped } from '../../kit/objects.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { model, packet, ring, sheath } from './parts.ts'

// Scenes of 240 by 170 points: one step each, without words.

/** Read the date, feel the cushion of air. */
export function checkPacket(): Shape[] {
  return [
    ...packet(72, 86, 108),
    holdingHand('skinLight', 30, { x: 124, y: 128, rotate: -4, scale: 0.44, sleeve: 'terracotta', isShort: true }),
    ...calendar(192, 58, 62),
    ...tick(216, 88, 36),
  ]
}

/** Tear the packet at its notch. */
export function tearPacket(): Shape[] {
  return [
    path('M70 42H148L138 62L150 80L140 100L148 128H70Z', { fill: 'waterDeep' }),
    circle(104, 85, 24, { stroke: 'white', width: 4 }),
    path('M160 26L182 20V92L160 100L150 80L160 62Z', { fill: 'waterDeep' }),
    holdingHand('skinDark', 6, { x: 82, y: 112, rotate: 172, scale: 0.4, sleeve: 'marigold', isShort: true }),
    holdingHand('skinDark', 6, { x: 172, y: 52, rotate: -4, scale: 0.34, sleeve: 'marigold', isShort: true }),
    ...arrow([168, 122], [206, 114], { width: 5 }),
  ]
}

/** The wrong way: scissors. */
export function cutPacket(): Shape[] {
  return [
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
    ...model(92, 152, 96),
    ...sheath(92, 152, 96, 92, 'pinched'),
    holdingHand('skin', 10, { x: 92, y: 40, rotate: -4, scale: 0.52, sleeve: 'leaf', isShort: true }),
  ]
}

/** Unroll to the base. */
export function unroll(): Shape[] {
  return [
    ...model(110, 152, 116),
    ...sheath(110, 152, 116, 112),
    holdingHand('skinLight', 26, { x: 146, y: 112, rotate: -10, scale: 0.46, sleeve: 'terracotta', isShort: true }),
    ...arrow([58, 60], [58, 134], { width: 7, paint: 'terracotta' }),
  ]
}

/** Lubricant on the outside. */
export function lubricate(): Shape[] {
  return [
    ...model(92, 152, 110),
    ...sheath(92, 152, 110, 142),
    drop(112, 66, 22),
    drop(106, 104, 20),
    group(bottle(0, 0, 92), { x: 206, y: 78, rotate: -62 }),
    drop(124, 36, 16),
  ]
}

/** Hold the rim and withdraw while the penis is firm. */
export function holdRim(): Shape[] {
  return [
    rect(196, 22, 40, 138, { fill: 'fleshPale' }),
    path('M196 22V160', { stroke: 'fleshDeep', width: 4, dash: [9, 8] }),
    group([...model(0, 0, 116), ...sheath(0, 0, 116, -22)], { x: 46, y: 98, rotate: 90 }),
    holdingHand('skinDark', 50, { x: 68, y: 98, rotate: -94, scale: 0.48, sleeve: 'marigold', isShort: true }),
    ...arrow([184, 150], [104, 150], { width: 7, paint: 'terracotta' }),
  ]
}

/** Slide it off, away from the partner: nothing spills. */
export function slideOff(): Shape[] {
  return [
    ...model(58, 152, 104),
    group(openCondom(), { x: 146, y: 54 }),
    holdingHand('skinDark', 12, { x: 158, y: 46, rotate: -8, scale: 0.4, sleeve: 'leaf', isShort: true }),
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

/** Wrap it and put it into the bin, not into a toilet. */
export function throwAway(): Shape[] {
  return [
    ...wrapped(64, 30, 40),
    ...arrow([58, 60], [58, 84], { width: 6 }),
    ...bin(58, 160, 84),
    ...tick(20, 86, 36),
    line([126, 24], [126, 160], { stroke: 'line', width: 2.5, dash: [6, 7] }),
    ...toilet(186, 156),
    ...cross(150, 62, 36),
  ]
}

/** Wrong: unrolled before it is on. */
export function likeASock(): Shape[] {
  return [...model(70, 152, 104), group(openCondom(false), { x: 170, y: 130, rotate: 180 }), ...cross(208, 36, 36)]
}

/** Wrong: unrolled only halfway. */
export function halfway(): Shape[] {
  return [...model(120, 152, 116), ...sheath(120, 152, 116, 88), ...cross(204, 60, 36)]
}
