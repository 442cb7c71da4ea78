import { backdrop } from '../../kit/frames.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { inserter, iud, plunger } from './parts.ts'

/** Minutes that the arms may stay folded: starter/figures/intrauterine-devices.md, row "Folded arms". */
export const MINUTES = 5

/** The package lies on its side: its opening, with the end of the tube, is at the left. */
function packageOnTable(isOpen: boolean, inside: Shape[]): Shape[] {
  return [
    backdrop(),
    rect(0, 148, 240, 8, { fill: 'steelDark' }),
    rect(34, 56, 196, 84, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 8 }),
    rect(40, 62, 184, 72, { fill: 'steelPale', radius: 5 }),
    ...(isOpen
      ? [
          rect(32, 54, 34, 88, { fill: 'indigoPale' }),
          path('M66 56V140', { stroke: 'steelDark', width: 2.5, dash: [6, 5] }),
          path('M66 56C52 44 34 40 22 48L30 60C42 54 54 58 66 70Z', { fill: 'white', stroke: 'steelDark', width: 2.5 }),
        ]
      : []),
    ...inside,
  ]
}

/** Things that lie in the package: up is right. */
function lying(...shapes: Shape[]): Group {
  return group(shapes, { x: 206, y: 98, rotate: 90, scale: 0.86 })
}

export const apart = packageOnTable(false, [
  lying(...iud(), ...inserter(72, 190, 150, 11)),
  group(plunger(0, 96), { x: 180, y: 124, rotate: 90, scale: 0.86 }),
])
export const opened = packageOnTable(true, [
  lying(...iud(), ...inserter(72, 190, 150, 11)),
  group(plunger(0, 96), { x: 180, y: 124, rotate: 90, scale: 0.86 }),
  ...arrow([140, 30], [92, 30], { width: 5 }),
])
export const rodIn = packageOnTable(true, [
  lying(...inserter(66, 176, 150, 11), ...plunger(84, 210), ...iud()),
  ...arrow([24, 126], [58, 126], { width: 5 }),
])
export const fold = packageOnTable(true, [
  lying(...inserter(66, 176, 150, 11), ...plunger(84, 210), ...halfFolded()),
  finger(196, 66, 0),
  finger(196, 130, 180),
])
export const cover = packageOnTable(true, [lying(...loaded(176, 150)), ...arrow([96, 44], [150, 44], { width: 5 })])

/** Where the gauge stands when it is set: its edge towards the IUD. */
const SET = 118
/** The ends of the depth: the gauge, and the top of the folded arms. */
const DEPTH = { gauge: 206 - SET * 0.86, top: 210 } as const
export const gauge = packageOnTable(true, [
  lying(...loaded(176, SET)),
  line([DEPTH.gauge, 38], [DEPTH.top, 38], { stroke: 'ink', width: 3 }),
  ...[DEPTH.gauge, DEPTH.top].flatMap((x, index) => [
    line([x, 30], [x, 46], { stroke: 'ink', width: 3 }),
    line([x, 48], [x, index === 0 ? 84 : 98], { stroke: 'ink', width: 2, dash: [4, 4] }),
  ]),
])
/** The middle of the depth, where its name stands above the picture of step 6. */
export const DEPTH_MIDDLE = (DEPTH.gauge + DEPTH.top) / 2
export const inTime = [
  backdrop(),
  ...clock(108, 92, 58, MINUTES / 60),
  group(loaded(150, 100, false), { x: 206, y: 24, scale: 0.9 }),
]

/** The fault: the IUD is out of its package, and a bare finger touches what enters the womb. */
export const touched = [
  backdrop(),
  rect(0, 148, 240, 8, { fill: 'steelDark' }),
  group([...inserter(66, 176, 150, 11), ...plunger(84, 210), ...iud()], { x: 200, y: 104, rotate: 90, scale: 0.86 }),
  path('M184 0V70C184 92 212 92 212 70V0Z', { fill: 'skin', stroke: 'skinDark', width: 3 }),
]

/** The folded IUD in its clear tube: the tips of the arms are inside. The tube ends at `end`. */
function loaded(end: number, gaugeAt: number, hasRod = true): Shape[] {
  const tip = 24
  const arms = 'M0 0C-6 -2 -9 3 -9 9L-6.5 36M0 0C6 -2 9 3 9 9L6.5 36'
  return [
    ...inserter(tip, end, gaugeAt, 11),
    ...(hasRod ? plunger(66, 210) : []),
    path(`${arms}M0 0V62`, { stroke: 'ink', width: 6.5 }),
    path(`${arms}M0 0V62`, { stroke: 'white', width: 3.5 }),
    rect(-3, 10, 6, 46, { fill: 'marigold' }),
    path([14, 20, 26, 32, 38, 44, 50].map((y) => `M-3 ${y + 1.5}L3 ${y - 1.5}`).join(''), {
      stroke: 'terracotta',
      width: 3,
    }),
    rect(-11, tip, 22, end - tip, { stroke: 'steelDark', width: 2.5, radius: 2 }),
    rect(-17, gaugeAt, 34, 8, { fill: 'waterDeep', radius: 4 }),
  ]
}

/** Arms on their way down, towards the tube. */
function halfFolded(): Shape[] {
  const arms = 'M0 0C-10 0 -18 6 -22 16M0 0C10 0 18 6 22 16M0 0V62'
  return [
    path(arms, { stroke: 'ink', width: 8 }),
    path(arms, { stroke: 'white', width: 4.5 }),
    rect(-5, 10, 10, 44, { fill: 'marigold' }),
    path([14, 22, 30, 38, 46].map((y) => `M-5 ${y + 2}L5 ${y - 2}`).join(''), { stroke: 'terracotta', width: 3 }),
  ]
}

/** A gloved finger that presses an arm through the plastic. */
function finger(x: number, y: number, rotate: number): Group {
  return group([path('M-13 -40V-14C-13 3 13 3 13 -14V-40Z', { fill: 'water', stroke: 'waterDeep', width: 3 })], {
    x,
    y: rotate === 0 ? y + 8 : y - 8,
    rotate,
  })
}
