import { belly } from '../../kit/client-scenes.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bottle, drop, latrine } from '../../kit/objects.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { uterus } from '../../kit/uterus.ts'
import { syringe } from '../implants/parts.ts'
import { clipTube, closedTube, followTube, ringTube, tieTube } from './tubes.ts'
import { plaster } from './tubes-body.ts'

/** Scenes of minilaparotomy as an observer sees it, each 240 by 190. */

/** Skin, fat, sheath with muscle, and the thin peritoneum, from the surface down; `gap` is open in the middle. */
function layers(gap: number, isPeritoneumOpen = false): Shape[] {
  const band = (y: number, height: number, fill: 'skin' | 'fat' | 'muscle' | 'fleshDeep', open: number) =>
    (open === 0 ? [[0, 240] as const] : [[0, 120 - open] as const, [120 + open, 240] as const]).map(([from, to]) =>
      rect(from, y, to - from, height, { fill }),
    )
  return [
    ...band(70, 16, 'skin', gap),
    ...band(86, 36, 'fat', gap),
    ...band(122, 30, 'muscle', gap),
    ...band(160, 7, 'fleshDeep', isPeritoneumOpen ? gap : 0),
  ]
}

/** Two hooks hold the layers apart. */
function hooks(gap: number): Shape[] {
  return [-1, 1].map((side) =>
    path(`M${120 + side * gap} 154V44Q${120 + side * gap} 18 ${120 + side * (gap + 48)} 18`, {
      stroke: 'steelDark',
      width: 9,
    }),
  )
}

/** A clamp, its tip at x, y, its rings above. */
function clamp(x: number, y: number, rotate: number): Shape {
  return group(
    [
      path('M0 0L-9 -76M0 0L9 -76', { stroke: 'steelDark', width: 6 }),
      circle(-13, -86, 10, { stroke: 'ink', width: 5 }),
      circle(13, -86, 10, { stroke: 'ink', width: 5 }),
    ],
    { x, y, rotate },
  )
}

function emptyBladder(): Shape[] {
  return [group(latrine(0, 0), { x: 96, y: 180, scale: 1.25 }), ...tick(196, 50, 60)]
}

function elevator(): Shape[] {
  return [
    group(uterus({ tubes: true, vagina: 200 }), { x: 120, y: 28, scale: 0.66 }),
    path('M120 188V74', { stroke: 'steelDark', width: 10 }),
    ellipse(120, 70, 8, 12, { fill: 'steelDark' }),
  ]
}

function antiseptic(): Shape[] {
  return [
    group([...belly(), ellipse(84, 104, 48, 30, { fill: 'marigold', stroke: 'skinDark', width: 3 })], {
      x: -6,
      y: 8,
      scale: 1.06,
    }),
    ...bottle(206, 182, 116, 'marigold'),
    path('M96 116L150 40', { stroke: 'steelDark', width: 9 }),
    ellipse(92, 122, 18, 20, { fill: 'white', stroke: 'ink', width: 3 }),
  ]
}

function numbing(): Shape[] {
  return [
    ...layers(0),
    ...[78, 104, 138].map((y) => ellipse(124, y, 40, 8, { fill: 'water', stroke: 'waterDeep', width: 2.5 })),
    group([syringe({ x: 0, y: 0, rotate: 42 })], { x: 124, y: 138, scale: 1.12 }),
  ]
}

function skinOpen(): Shape[] {
  return [
    group(
      [
        ...belly(),
        line([58, 110], [110, 110], { stroke: 'white', width: 12 }),
        line([60, 110], [108, 110], { stroke: 'blood', width: 6 }),
      ],
      { x: 36, y: 6, scale: 1.06 },
    ),
    path('M97 144V130M152 144V130M97 137H152', { stroke: 'white', width: 3.5 }),
  ]
}

function oneByOne(): Shape[] {
  return [...layers(40), ...hooks(36)]
}

function peritoneumLifted(): Shape[] {
  return [
    ...layers(56).slice(0, -1),
    path('M0 164H64Q92 164 104 130Q112 108 120 108Q128 108 136 130Q148 164 176 164H240', {
      stroke: 'fleshDeep',
      width: 8,
    }),
    clamp(108, 122, -26),
    clamp(132, 122, 26),
  ]
}

function bleedCheck(): Shape[] {
  return [
    path('M14 88H92M148 88H226', { stroke: 'fleshDeep', width: 44 }),
    path('M14 88H92M148 88H226', { stroke: 'flesh', width: 36 }),
    path('M84 60V116M156 60V116', { stroke: 'indigo', width: 12 }),
    drop(120, 164, 50, 'blood'),
    ...cross(164, 152, 40),
  ]
}

function bothClosed(): Shape[] {
  return [
    group([...uterus({ tubes: true, vagina: 186 }), closedTube(-84, 4, -4), closedTube(84, 4, 4)], {
      x: 120,
      y: 34,
      scale: 0.76,
    }),
  ]
}

function countAndDress(): Shape[] {
  return [
    group([...belly(), ...plaster()], { x: -14, y: 6, scale: 1.06 }),
    rect(154, 50, 76, 62, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 8 }),
    ...[172, 192, 212].flatMap((x) => [
      path(`M${x} 60V96`, { stroke: 'steelDark', width: 5 }),
      circle(x, 98, 5, { stroke: 'steelDark', width: 3.5 }),
    ]),
    ...tick(194, 144, 48),
  ]
}

/** Tied and cut, or closed with a clip or a ring; a line between the ways. */
function threeWaysToClose(): Shape[] {
  return [
    group(tieTube.slice(1), { x: 44, y: -6, scale: 0.64 }),
    line([10, 96], [230, 96], { stroke: 'steel', width: 3, dash: [8, 7] }),
    group(clipTube.slice(1), { x: -4, y: 98, scale: 0.5 }),
    group(ringTube.slice(1), { x: 124, y: 98, scale: 0.5 }),
  ]
}

/** In the order of the operation. */
export const ORDER_SCENES: (() => Shape[])[] = [
  emptyBladder,
  elevator,
  antiseptic,
  numbing,
  skinOpen,
  oneByOne,
  peritoneumLifted,
  () => followTube.slice(1),
  threeWaysToClose,
  bleedCheck,
  bothClosed,
  countAndDress,
]
