import { methodShapes } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { circle, ellipse, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** An emergency pill. */
export function tablet(x: number, y: number, radius = 20): Shape[] {
  return [circle(x, y, radius, { fill: 'marigold', stroke: 'ink', width: 3 })]
}

/** A pack of emergency pills without a frame, 100 by 100. */
export function emergencyPack(x: number, y: number, scale = 1): Shape {
  return group(methodShapes('emergency'), { x, y, scale })
}

/** A glass of water. @param x of its middle @param y of its rim */
export function glass(x: number, y: number): Shape[] {
  return [
    path(`M${x - 24} ${y}h48l-7 74h-34Z`, { fill: 'white', stroke: 'steelDark', width: 3 }),
    path(`M${x - 21} ${y + 22}h42l-5 50h-32Z`, { fill: 'water' }),
  ]
}

/** One more: a plus and a tablet. @param x of the plus */
export function oneMore(x: number, y: number): Shape[] {
  return [path(`M${x} ${y - 14}v28M${x - 14} ${y}h28`, { stroke: 'ink', width: 7 }), ...tablet(x + 46, y, 24)]
}

/** A clock with so many hours filled, and their number. @param x of its middle */
export function hoursClock(hours: number, x: number, y: number, radius: number): Shape[] {
  return [
    ...clock(x, y, radius, hours / 12, 'terracotta'),
    text(`${hours} h`, x + radius + 8, y + 11, { size: 30, bold: true }),
  ]
}

/** A woman who bends forward and vomits into a basin, 120 wide and 160 high. */
export function vomits(): Shape[] {
  return [
    path('M2 160C-2 118 2 84 30 70C46 62 66 68 68 86C70 112 62 138 60 160Z', { fill: 'leaf' }),
    path('M46 68L62 56', { stroke: 'skin', width: 22 }),
    ...wave(),
    path('M72 122H120L112 156H80Z', { fill: 'water', stroke: 'ink', width: 3.5 }),
    path('M68 122H124', { stroke: 'ink', width: 6 }),
    group(bentHead(), { x: 70, y: 40, rotate: 34 }),
    path('M24 88C18 116 30 130 58 122', { stroke: 'skinDark', width: 19 }),
    path('M24 88C18 116 30 130 58 122', { stroke: 'skin', width: 15 }),
  ]
}

/** What comes out of the mouth. */
function wave(): Shape[] {
  const d = 'M92 60C104 72 88 84 97 96S92 112 96 120'
  return [path(d, { stroke: 'ink', width: 14 }), path(d, { stroke: 'marigold', width: 9 })]
}

/** A head from the side with an open mouth and a closed eye, its middle at 0, 0. */
function bentHead(): Shape[] {
  return [
    path('M-26 -2C-26 -24 -10 -32 6 -30C22 -28 28 -16 27 -6L34 8L27 12C27 26 18 30 4 30C-14 28 -26 16 -26 -2Z', {
      fill: 'skin',
    }),
    ellipse(22, 18, 8, 6, { fill: 'hair' }),
    path('M10 -4q7 5 13 0', { stroke: 'hair', width: 3 }),
    circle(-25, -22, 13, { fill: 'terracotta' }),
    path('M-30 6C-36 -22 -14 -40 8 -36C20 -34 28 -24 28 -16C8 -22 -12 -18 -18 8Z', { fill: 'terracotta' }),
    path('M-20 -8C-10 -24 6 -28 24 -22', { stroke: 'marigold', width: 3.5 }),
  ]
}
