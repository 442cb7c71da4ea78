import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { arrow, circle, line, type Point, pointAt, ringSlice, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const CENTRE: Point = [190, 160]
/** An example: degrees of the days of bleeding, and of the egg about two weeks before the next bleeding. */
const [BLEEDING, EGG] = [64, 182] as const

/** One cycle: from the first day of bleeding to the day before the next. */
export const oneCycle = diagram({
  id: 'one-cycle',
  width: 'half',
  height: 322,
  texts: {
    en: {
      start: 'Day 1: bleeding',
      egg: 'About halfway: an egg',
      alt: 'One cycle as a ring. It begins on the first day of bleeding, day 1. About halfway an ovary releases an egg. It ends on the day before the next bleeding.',
      note: 'Follow the arrow round the ring: the first day of the new bleeding belongs to the next cycle.',
    },
    fr: {
      start: 'Jour 1\u00a0: règles',
      egg: 'Vers le milieu\u00a0: un ovule',
      alt: 'Un cycle en anneau. Il commence le premier jour des règles, jour 1. Vers le milieu, un ovaire libère un ovule. Il finit la veille des règles suivantes.',
      note: 'Suivez la flèche autour de l’anneau : le premier jour des nouvelles règles appartient au cycle suivant.',
    },
    es: {
      start: 'Día 1: sangrado',
      egg: 'Hacia la mitad: un óvulo',
      alt: 'Un ciclo como anillo. Empieza el primer día de sangrado, día 1. Hacia la mitad un ovario libera un óvulo. Termina el día antes del sangrado siguiente.',
      note: 'Siga la flecha alrededor del anillo: el primer día del sangrado nuevo pertenece al ciclo siguiente.',
    },
  },
  draw: ({ start, egg }) => [
    ringSlice(CENTRE, [104, 150], [0, BLEEDING], { fill: 'terracotta' }),
    ringSlice(CENTRE, [104, 150], [BLEEDING, 359], { fill: 'line' }),
    ...[12, 32, 52].map((angle) => dropAt(angle)),
    line([190, 4], [190, 62], { stroke: 'ink', width: 4 }),
    ...arrow(pointAt(CENTRE, 127, 262), pointAt(CENTRE, 127, 312), { width: 6, bend: 22 }),
    ...eggAt(),
    ...textBox(start, 190, 116, 140, { anchor: 'middle', middle: true, bold: true, paint: 'terracotta' }).shapes,
    ...textBox(egg, 190, 204, 150, { anchor: 'middle', middle: true, bold: true, paint: 'indigo' }).shapes,
  ],
})

function dropAt(angle: number): Shape {
  const [x, y] = pointAt(CENTRE, 127, angle)
  return drop(x, y + 12, 24, 'white')
}

function eggAt(): Shape[] {
  const [x, y] = pointAt(CENTRE, 127, EGG)
  return [circle(x, y, 26, { fill: 'marigold', stroke: 'ink', width: 4 }), circle(x - 7, y - 7, 7, { fill: 'white' })]
}
