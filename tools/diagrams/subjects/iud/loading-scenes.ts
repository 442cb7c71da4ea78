import { backdrop } from '../../kit/frames.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { inserter, iud, plunger } from './parts.ts'

/** Minutes that the arms may stay folded: docs/figures/intrauterine-devices.md, row "Folded arms". */
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
  lying(...iud(), ...inserter(72, 190, 150)),
  group(plunger(0, 96), { x: 180, y: 124, rotate: 90, scale: 0.86 }),
])
export const opened = packageOnTable(true, [
  lying(...iud(), ...inserter(72, 190, 150)),
  group(plunger(0, 96), { x: 180, y: 124, rotate: 90, scale: 0.86 }),
  ...arrow([140, 30], [92, 30], { width: 5 }),
])
export const rodIn = packageOnTable(true, [
  lying(...inserter(66, 176, 150), ...plunger(84, 210), ...iud()),
  ...arrow([24, 126], [58, 126], { width: 5 }),
])
export const fold = packageOnTable(true, [
  lying(...inserter(66, 176, 150), ...plunger(84, 210), ...halfFolded()),
  finger(196, 66, 0),
  finger(196, 130, 180),
])
export const cover = packageOnTable(true, [
  lying(...inserter(28, 176, 150), ...plunger(66, 210), ...iud({ isFolded: true })),
  ...arrow([96, 44], [150, 44], { width: 5 }),
])
export const gauge = packageOnTable(true, [
  lying(...inserter(28, 176, 118), ...plunger(66, 210), ...iud({ isFolded: true })),
  line([110, 38], [206, 38], { stroke: 'ink', width: 3 }),
  line([110, 30], [110, 46], { stroke: 'ink', width: 3 }),
  line([206, 30], [206, 46], { stroke: 'ink', width: 3 }),
])
export const inTime = [
  backdrop(),
  ...clock(108, 92, 58, MINUTES / 60),
  group([...inserter(28, 150, 100), ...iud({ isFolded: true })], { x: 206, y: 24, scale: 0.9 }),
]

/** The fault: the IUD is out of its package, and a bare finger touches what enters the womb. */
export const touched = [
  backdrop(),
  rect(0, 148, 240, 8, { fill: 'steelDark' }),
  group([...inserter(66, 176, 150), ...plunger(84, 210), ...iud()], { x: 200, y: 104, rotate: 90, scale: 0.86 }),
  path('M184 0V70C184 92 212 92 212 70V0Z', { fill: 'skin', stroke: 'skinDark', width: 3 }),
]

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
