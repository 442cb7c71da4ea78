import { openHand } from '../../kit/hands.ts'
import { bottle, clock, tap } from '../../kit/objects.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'

// Scenes of 240 by 170 points: places of the road of an instrument, and pots.

/** A forceps, about 110 long, from top to bottom. */
export function forceps(x: number, y: number, rotate = 0, scale = 1): Shape {
  return group(
    [
      path('M-12 -52C-4 -20 4 10 8 54M12 -52C4 -20 -4 10 -8 54', { stroke: 'steelDark', width: 7 }),
      circle(-14, -58, 10, { stroke: 'steelDark', width: 6 }),
      circle(14, -58, 10, { stroke: 'steelDark', width: 6 }),
      circle(0, -14, 4, { fill: 'white' }),
    ],
    { x, y, rotate, scale },
  )
}

/** A cloth wipes blood from an instrument; it is covered moist. */
export function wipe(): Shape[] {
  return [
    rect(20, 118, 200, 16, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 5 }),
    forceps(126, 92, 78, 0.96),
    path('M58 76C76 60 102 62 116 74C120 94 112 112 96 114C74 116 56 104 58 76Z', {
      fill: 'white',
      stroke: 'ink',
      width: 3,
    }),
    path('M74 96c8 -6 16 -6 24 0', { stroke: 'terracotta', width: 6 }),
    openHand('skin', { x: 84, y: 62, rotate: 150, scale: 0.4, isGloved: true }),
  ]
}

/** A closed container with a handle. */
export function carry(): Shape[] {
  return [
    path('M76 62C76 20 164 20 164 62', { stroke: 'steelDark', width: 8 }),
    rect(34, 58, 172, 20, { fill: 'indigo', radius: 6 }),
    rect(44, 78, 152, 76, { fill: 'indigoPale', stroke: 'indigo', width: 3, radius: 8 }),
    forceps(120, 118, 84, 0.76),
  ]
}

/** Brush below the surface of the water, in a heavy glove. */
export function scrub(): Shape[] {
  return [
    ...tap(152, 38, 44),
    path('M20 70H220L206 158H34Z', { fill: 'white', stroke: 'steelDark', width: 4 }),
    path('M26 88H214L206 156H34Z', { fill: 'water' }),
    forceps(126, 140, 84, 0.72),
    rect(82, 102, 82, 15, { fill: 'skinLight', stroke: 'ink', width: 2.5, radius: 5 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
      line([92 + index * 11, 118], [92 + index * 11, 131], { stroke: 'ink', width: 4 }),
    ),
    group(heavyGlove(), { x: 100, y: 104 }),
    path('M28 88q8 -5 16 0t16 0M108 88q8 -5 16 0t16 0t16 0', { stroke: 'waterDeep', width: 3 }),
  ]
}

/** A hand in a heavy glove from the top left, closed round a handle whose middle is at 0, 0. */
function heavyGlove(): Shape[] {
  const [fill, edge] = ['marigold', 'ink'] as const
  const arm = 'M-50 -76L-16 -18'
  return [
    path('M-56 -86L-52 -79', { stroke: 'indigo', width: 40 }),
    path(arm, { stroke: edge, width: 46 }),
    path(arm, { stroke: fill, width: 40 }),
    path('M-68 -64L-34 -84', { stroke: edge, width: 9 }),
    path('M-34 -28C-20 -42 26 -40 38 -16L34 6H-22C-34 0 -38 -14 -34 -28Z', { fill, stroke: edge, width: 3 }),
    ...[-16, 2, 20].flatMap((x) => [
      path(`M${x} -10V14`, { stroke: edge, width: 19 }),
      path(`M${x} -10V14`, { stroke: fill, width: 14 }),
    ]),
    path('M-22 -26C-10 -36 22 -34 30 -16L28 -4H-22Z', { fill }),
  ]
}

/** An autoclave with its gauge. */
export function autoclave(): Shape[] {
  return [
    rect(44, 58, 152, 98, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 12 }),
    rect(34, 40, 172, 24, { fill: 'steelDark', radius: 8 }),
    circle(120, 28, 20, { fill: 'white', stroke: 'ink', width: 4 }),
    line([120, 28], [130, 18], { stroke: 'terracotta', width: 4 }),
    path('M68 34c-8 -8 8 -14 0 -24M172 34c-8 -8 8 -14 0 -24', { stroke: 'inkSoft', width: 4 }),
    rect(72, 84, 96, 50, { fill: 'white', stroke: 'indigo', width: 3, radius: 4 }),
    forceps(120, 110, 84, 0.6),
    path('M92 84v50', { stroke: 'indigo', width: 6, dash: [7, 6] }),
  ]
}

/** A dry, covered cupboard with dated packs. */
export function cupboard(): Shape[] {
  return [
    rect(44, 10, 152, 146, { fill: 'fat', stroke: 'skinDark', width: 5, radius: 4 }),
    line([44, 84], [196, 84], { stroke: 'skinDark', width: 5 }),
    ...[
      [58, 44],
      [126, 44],
      [58, 118],
      [126, 118],
    ].flatMap(([x = 0, y = 0]) => [
      rect(x, y - 8, 56, 34, { fill: 'white', stroke: 'indigo', width: 3, radius: 4 }),
      line([x + 10, y + 10], [x + 46, y + 10], { stroke: 'terracotta', width: 4 }),
    ]),
    rect(54, 156, 14, 12, { fill: 'skinDark' }),
    rect(172, 156, 14, 12, { fill: 'skinDark' }),
  ]
}

/** A pot with a rolling boil; everything is covered. */
export function boil(): Shape[] {
  return [...pot(true), ...twentyMinutes()]
}

/** A steamer: the instruments lie above the water. */
export function steam(): Shape[] {
  return [...pot(false), ...twentyMinutes()]
}

function pot(isCovered: boolean): Shape[] {
  return [
    rect(28, 60, 130, 86, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 10 }),
    path(isCovered ? 'M32 82H154V142H32Z' : 'M32 124H154V142H32Z', { fill: 'water' }),
    ...(isCovered
      ? [
          forceps(92, 112, 84, 0.62),
          circle(54, 96, 5, { fill: 'white' }),
          circle(130, 100, 6, { fill: 'white' }),
          circle(112, 92, 4, { fill: 'white' }),
        ]
      : [line([34, 116], [152, 116], { stroke: 'ink', width: 4, dash: [7, 6] }), forceps(92, 98, 84, 0.56)]),
    rect(20, 48, 146, 14, { fill: 'steelDark', radius: 6 }),
    circle(93, 42, 8, { fill: 'steelDark' }),
    path('M60 38c-8 -8 8 -14 0 -24M126 38c-8 -8 8 -14 0 -24', { stroke: 'inkSoft', width: 4 }),
    // pointed tongues of one fire, so that none looks like a drop of blood
    path('M46 172L42 156L54 163L62 148L72 163L84 150L93 148L102 163L114 150L124 163L132 148L140 163L150 156L146 172Z', {
      fill: 'marigold',
      stroke: 'ink',
      width: 2,
    }),
  ]
}

function twentyMinutes(): Shape[] {
  return clock(202, 92, 34, 20 / 60)
}

/** Soaking in a chemical, covered. */
export function soak(): Shape[] {
  return [
    rect(20, 74, 128, 80, { fill: 'white', stroke: 'indigo', width: 4, radius: 8 }),
    path('M24 92H144V150H24Z', { fill: 'leafPale' }),
    forceps(84, 122, 84, 0.64),
    rect(12, 62, 144, 14, { fill: 'indigo', radius: 6 }),
    ...bottle(52, 60, 54, 'leafPale'),
    ...twentyMinutes(),
  ]
}
