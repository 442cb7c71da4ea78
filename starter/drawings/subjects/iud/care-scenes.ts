import { thermometer, warning } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross } from '../../kit/marks.ts'
import { arrow, circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { feelingHand, placedIud, plainWomb } from './parts.ts'

/** A woman sits at rest, her hands on her belly; tablets and water beside her. Nothing here says danger. */
export function mildCramps(): Shape[] {
  return [
    backdrop('leafPale'),
    path('M34 170C32 126 38 92 62 82H106C130 92 136 126 134 170Z', { fill: 'indigo' }),
    path('M66 82Q84 100 102 82', { stroke: 'marigold', width: 5 }),
    path('M74 62h20v22q-10 8 -20 0Z', { fill: 'skin' }),
    ellipse(84, 46, 23, 27, { fill: 'skin' }),
    path('M60 44C56 18 72 10 86 10C102 10 114 22 108 44C98 32 74 30 60 44Z', { fill: 'terracotta' }),
    path('M72 47q4 -3 8 0M88 47q4 -3 8 0M76 60q8 5 16 0', { stroke: 'hair', width: 2.4 }),
    path('M46 100C38 124 50 138 78 138M122 100C130 124 118 138 90 138', { stroke: 'skin', width: 15 }),
    path('M52 156q5 -7 10 0t10 0t10 0t10 0t10 0t10 0', { stroke: 'white', width: 4 }),
    ...[58, 88].map((y) => circle(166, y, 13, { fill: 'white', stroke: 'steelDark', width: 3 })),
    path('M157 58H175M157 88H175', { stroke: 'steelDark', width: 3 }),
    path('M188 60H224L218 142H194Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M191.5 88H220.5L216.5 140H195.5Z', { fill: 'water' }),
  ]
}

/** A woman lies curled up with pain and fever. */
export function strongPain(): Shape[] {
  const [x, y] = [112, 112]
  return [
    backdrop('terracottaPale'),
    ...warning(44, 42),
    rect(14, 146, 212, 10, { fill: 'ink', radius: 4 }),
    rect(18, 124, 50, 22, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 8 }),
    path('M142 118L172 84', { stroke: 'indigo', width: 30 }),
    path('M172 84L196 136', { stroke: 'skin', width: 17 }),
    path('M192 138h18', { stroke: 'skin', width: 13 }),
    path('M72 140C66 110 78 96 104 96H142C160 100 162 132 150 146H74Z', { fill: 'indigo' }),
    circle(50, 106, 23, { fill: 'skin' }),
    path('M30 118C18 92 36 78 54 82C66 84 74 94 72 104C58 92 44 94 30 118Z', { fill: 'terracotta' }),
    path('M46 106l8 4M62 104l7 -1M52 120q6 -5 12 -2', { stroke: 'hair', width: 2.6 }),
    path('M76 112C86 128 96 128 104 120', { stroke: 'skin', width: 13 }),
    ...Array.from({ length: 10 }, (_, index) => {
      const angle = (index * Math.PI) / 5
      const at = (r: number) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
      return path(`M${at(15)}L${at(31)}`, { stroke: 'blood', width: 6 })
    }),
    circle(x, y, 11, { fill: 'blood' }),
    ...thermometer(206, 74, 50),
  ]
}

/** A finger at the strings; and strings that nobody may pull. */
export function feelStrings(): Shape[] {
  return [
    backdrop(),
    group([...plainWomb(198), placedIud(30, { strings: 84 }), ...feelingHand(246)], { x: 74, y: 5, scale: 0.65 }),
    path('M166 22C164 46 168 58 162 80M174 22C178 46 172 58 178 80', { stroke: 'ink', width: 3 }),
    ...arrow([170, 88], [170, 152], { width: 9 }),
    ...cross(208, 86, 44),
  ]
}
