import { belly, sorePart, tabletPack, thermometer, warning } from '../../kit/client-scenes.ts'
import { drop, calendar as monthPage } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { openHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { MONTHS } from '../implants/months.ts'
import { clinic } from '../training/things.ts'
import { dizzy, NURSE, onCouch, plaster, sideBelly, WOMAN, woundBelly } from './tubes-body.ts'
import { ribbon } from './vas-client.ts'

/** Scenes of a step, 240 by 170, for the sheets of a woman and for slides that show the same. */

/** For life, one way; an implant or an IUD when she is not sure. */
export function forLifeOrNot(): Shape[] {
  return [
    backdrop(),
    methodSign('tubes', { x: 12, y: 8, scale: 0.7 }),
    ...arrow([92, 43], [228, 43], { paint: 'indigo', width: 9 }),
    path('M12 86H228', { stroke: 'steel', width: 3, dash: [8, 7] }),
    text('?', 46, 150, { size: 66, bold: true, paint: 'terracotta', anchor: 'middle' }),
    methodSign('implant', { x: 82, y: 94, scale: 0.68 }),
    methodSign('iud', { x: 160, y: 94, scale: 0.68 }),
  ]
}

export function condomAgainstHiv(): Shape[] {
  return [backdrop(), ...ribbon(66, 82), methodSign('condom', { x: 122, y: 32 }), ...tick(212, 128, 44)]
}

/** Her method goes on until the day of the operation. */
export function methodUntilThen(): Shape[] {
  return [
    backdrop(),
    methodSign('pills', { x: 10, y: 10, scale: 0.72 }),
    methodSign('condom', { x: 10, y: 88, scale: 0.72 }),
    ...arrow([92, 86], [136, 86], { paint: 'indigo', width: 9 }),
    ...calendar(186, 90, 84),
    rect(152, 76, 68, 50, { fill: 'white' }),
    methodSign('tubes', { x: 160, y: 74, scale: 0.54 }),
  ]
}

/** Soap and a clean, loose dress; a hand with painted nails and rings is crossed out. */
export function cleanAndBare(): Shape[] {
  return [
    backdrop(),
    path(
      'M32 22L52 14Q66 30 80 14L100 22L118 62L98 70L92 58C92 92 100 124 110 154H22C32 124 40 92 40 58L34 70L14 62Z',
      {
        fill: 'leaf',
        stroke: 'ink',
        width: 3,
      },
    ),
    path('M52 14Q66 32 80 14M26 138H106', { stroke: 'marigold', width: 5 }),
    ...tick(112, 104, 36),
    group(paintedHand(), { x: 118, y: 8, scale: 0.86 }),
    ...cross(212, 144, 42),
  ]
}

/** A hand with painted nails, rings and a bracelet, 130 wide and 175 high. */
function paintedHand(): Shape[] {
  return [
    openHand('skin', { x: 62, y: 104, scale: 0.98, isShort: true }),
    ...[
      [27, 38],
      [50, 23],
      [74, 21],
      [95, 34],
    ].map(([x = 0, y = 0]) => rect(x - 6, y - 8, 12, 15, { fill: 'blood', stroke: 'white', width: 1.5, radius: 5 })),
    path('M44 62H64M76 64H96', { stroke: 'marigold', width: 8 }),
    path('M34 160H90', { stroke: 'marigold', width: 12 }),
  ]
}

/** No tablets for a day, except those that we tell her to take. */
export function noMedicines(): Shape[] {
  return [
    backdrop(),
    group(tabletPack(), { x: -4, y: 4, scale: 1.08 }),
    ...cross(178, 126, 48),
    text('24 h', 226, 40, { size: 34, bold: true, anchor: 'end' }),
  ]
}

/** She comes with a friend. */
export function withFriend(): Shape[] {
  return [
    backdrop(),
    bust(WOMAN, { x: 2, y: 62, scale: 0.6 }),
    bust({ skin: 'skinDeep', head: 'veil', headPaint: 'marigold', cloth: 'indigo' }, { x: 66, y: 62, scale: 0.6 }),
    ...arrow([146, 116], [168, 116], { paint: 'ink', width: 7 }),
    group(clinic(), { x: 164, y: 76, scale: 0.74 }),
  ]
}

/** A nurse stays at her head and talks; an open hand says stop. */
export function nurseBeside(): Shape[] {
  return [
    backdrop(),
    bust(NURSE, { x: 6, y: 6, scale: 0.6 }),
    ...bubble(110, 14, 112, 58, -14),
    openHand('skin', { x: 166, y: 50, scale: 0.32, isShort: true }),
    group(onCouch(124)),
  ]
}

/** A clean plaster: no water, no hand on it. */
export function woundDry(): Shape[] {
  return [
    backdrop(),
    ...belly(),
    ...plaster(),
    drop(190, 38, 'waterDeep', 1.4),
    ...cross(214, 58, 32),
    openHand('skin', { x: 184, y: 128, scale: 0.34, isShort: true }),
    ...cross(216, 148, 32),
  ]
}

/** A little soreness is usual. */
export function littleSore(): Shape[] {
  return [
    backdrop(),
    ...belly(),
    ...plaster(),
    path('M46 96q-8 10 0 22M122 96q8 10 0 22', { stroke: 'blood', width: 4 }),
    ...[0, 1, 2].flatMap((index) => calendar(168 + index * 22, 46 + index * 12, 34)),
    ...tick(200, 130, 52),
  ]
}

/** The baby drinks at once; the bleeding comes as before. */
export function milkAndBleeding(): Shape[] {
  return [
    backdrop(),
    methodSign('breastfeeding', { x: 10, y: 34, scale: 1 }),
    ...monthPage(126, 44, 14, [1, 2, 2, 1, ...MONTHS.none.slice(4)]),
    ...tick(214, 132, 44),
  ]
}

/** The nurse looks at the wound. */
export function visit(): Shape[] {
  return [
    backdrop(),
    ...calendar(52, 92, 82, 'terracotta'),
    ...arrow([104, 92], [132, 92], { paint: 'ink', width: 7 }),
    group(clinic(), { x: 130, y: 38, scale: 1.05 }),
  ]
}

/** Fever. */
export function fever(): Shape[] {
  return [
    backdrop('terracottaPale'),
    bust({ ...WOMAN, isSad: true }, { x: 14, y: 44, scale: 0.7 }),
    ...thermometer(168, 142, 108),
    text('38°', 234, 76, { size: 34, bold: true, anchor: 'end' }),
  ]
}

export function badWound(): Shape[] {
  return [backdrop('terracottaPale'), ...woundBelly(), ...warning(196, 86)]
}

/** Pain in the belly that grows: three lines, each longer. */
export function growingPain(): Shape[] {
  return [
    backdrop('terracottaPale'),
    ...sorePart(),
    ...[0, 1, 2].map((index) => rect(160 + index * 24, 116 - index * 26, 18, 26 + index * 26, { fill: 'blood' })),
  ]
}

export function faint(): Shape[] {
  return [backdrop('terracottaPale'), group(dizzy(), { x: 34, y: 2, scale: 0.86 }), ...warning(200, 120)]
}

/** Months or years later: no bleeding, and pain at one side. */
export function later(): Shape[] {
  return [
    backdrop('terracottaPale'),
    group(sideBelly(), { x: -16, scale: 1 }),
    ...monthPage(140, 20, 12.5, MONTHS.none),
    text('?', 184, 62, { size: 50, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ...warning(186, 124),
  ]
}
