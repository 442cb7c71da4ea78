import { drop } from '../../kit/days.ts'
import { arrow, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { inserter, placedIud, plainWomb, plunger, tenaculum } from './parts.ts'

/** The tube with its gauge, which moves with it. @param tip upper end */
const tube = (tip: number) => inserter(tip, tip + 136, tip + 104)
/** The rod at the place that it keeps in steps 2 to 4. */
const rod = plunger(98, 206)
/** Two gloved fingers that hold something: it does not move. */
const hold = (y: number) =>
  path(
    `M6 ${y - 8}C26 ${y - 22} 50 ${y - 20} 84 ${y - 16}L86 ${y + 22}C50 ${y + 26} 26 ${y + 20} 6 ${y + 9}C20 ${y + 6} 32 ${y + 2} 40 ${y}C32 ${y - 2} 20 ${y - 4} 6 ${y - 8}Z`,
    { fill: 'water', stroke: 'waterDeep', width: 3 },
  )
/** An arrow beside the part that moves. */
const moves = (x: number, from: number, to: number) => arrow([x, from], [x, to], { width: 7 })
/** The tube moves: beside its gauge. */
const up = (gauge: number) => moves(29, gauge + 52, gauge + 8)
const down = (gauge: number) => moves(29, gauge - 44, gauge + 4)

const WOMB = plainWomb(196)
/** A womb from the side: its mouth at (0, 34), its narrowest place at (0, 0), its top at (0, -114). */
const SIDE =
  'M-20 32C-22 16 -20 0 -22 -14C-26 -32 -45 -50 -45 -78C-45 -104 -24 -114 0 -114C24 -114 45 -104 45 -78C45 -50 26 -32 22 -14C20 0 22 16 20 32C16 38 -16 38 -20 32'

const tools = (...shapes: Shape[]): Shape[] => [...WOMB, ...tenaculum(), ...shapes]

/** From the side: the womb before (dashes) and while the tenaculum pulls. */
const straighten: Shape[] = [
  group(
    [
      path('M-42 120C-48 150 -44 190 -40 226H40C44 190 48 150 42 120C34 108 -34 108 -42 120Z', { fill: 'flesh' }),
      path('M-31 132C-36 158 -32 196 -29 226H29C32 196 36 158 31 132C28 124 -28 124 -31 132Z', { fill: 'fleshPale' }),
      group([path(SIDE, { stroke: 'fleshDeep', width: 3.5, dash: [9, 7] })], { x: 0, y: 116, rotate: 52 }),
      group([path(`${SIDE}Z`, { fill: 'flesh', stroke: 'fleshDeep', width: 2.5 })], { x: 0, y: 116 }),
      path('M-9 30Q0 22 9 30L5 84L4 152H-4L-5 84Z', { fill: 'fleshPale' }),
      path('M-11 142C-22 136 -28 146 -30 158L-42 230M-20 152C-26 152 -28 158 -28 164L-32 230', {
        stroke: 'steelDark',
        width: 4,
      }),
    ],
    { x: -18, y: 8, scale: 0.95 },
  ),
  ...arrow([74, 16], [30, 6], { width: 6, bend: 10 }),
  ...moves(-74, 172, 222),
]

const passIn = tools(...tube(48), ...rod, placedIud(34, { isFolded: true }), ...up(152))
const release = tools(...tube(70), ...rod, placedIud(38), ...down(174), hold(212))
const lift = tools(...tube(48), ...rod, placedIud(28), ...up(152))
const rodOut = tools(...tube(48), ...plunger(136, 222), placedIud(28), ...moves(-16, 190, 230), hold(178))
const cut = tools(placedIud(28, { strings: 106 }), ...scissors())
const bleeding: Shape[] = [
  ...WOMB,
  placedIud(28, { strings: 100 }),
  drop(-16, 166, 'blood', 0.7),
  drop(-22, 188, 'blood', 0.7),
  path('M22 172L44 232M30 168L58 230', { stroke: 'steelDark', width: 4.5 }),
  rect(4, 148, 30, 30, { fill: 'white', stroke: 'ink', width: 2.5, radius: 4 }),
  path('M14 148v30M24 148v30M4 158h30M4 168h30', { stroke: 'steel', width: 1.5 }),
]
/** The fault: the rod goes up like a plunger, and the IUD into the wall. */
const pushed = tools(
  ...tube(48),
  ...plunger(70, 190),
  placedIud(8, { isFolded: true }),
  path('M-20 8l-8 -9M0 4v-9M20 8l8 -9', { stroke: 'blood', width: 5 }),
  hold(196),
  ...arrow([66, 186], [66, 136], { width: 8, paint: 'blood' }),
)

/** Scissors from the right, about to cut the strings. */
function scissors(): Shape[] {
  return [
    path('M2 188L58 208M2 198L58 180', { stroke: 'steelDark', width: 5 }),
    path('M58 208m0 8a10 10 0 1 1 20 0a10 10 0 1 1 -20 0M58 172m0 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0', {
      stroke: 'ink',
      width: 4,
    }),
    line([-18, 193], [-10, 193], { stroke: 'ink', width: 2.5 }),
  ]
}

/** The seven steps of inserting a copper IUD by withdrawal, then the fault. 186 wide around x = 0, 232 high. */
export const INSERTION: Shape[][] = [straighten, passIn, release, lift, rodOut, cut, bleeding, pushed]
