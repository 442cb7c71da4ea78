import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { pointAt, ringSlice, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { CYCLE, DAYS, FERTILE, isFertile } from './rules.ts'

const CENTRE: [number, number] = [190, 160]
const STEP = 360 / CYCLE.longest

/** One cycle as a ring: fertile days 8 to 19, bleeding expected after day 26 to 32. */
export const cycleRing = diagram({
  id: 'cycle-ring',
  width: 'half',
  height: 322,
  texts: {
    en: {
      words: 'Fertile: days 8 to 19',
      below: 'Cycles of 26 to 32 days',
      alt: 'A cycle as a ring of 32 days. Day 1: bleeding begins. Days 8 to 19 are fertile. On the other days pregnancy is very unlikely. The next bleeding comes after day 26 to 32.',
      note: 'Walk round the ring with a finger, day by day, and let the group call out “free” or “fertile”.',
    },
    fr: {
      words: 'Féconds\u00a0: jours 8 à 19',
      below: 'Cycles de 26 à 32 jours',
      alt: 'Un cycle en anneau de 32 jours. Jour 1 : début des règles. Les jours 8 à 19 sont féconds. Les autres jours, une grossesse est très peu probable. Les règles suivantes viennent après le jour 26 à 32.',
      note: 'Suivez l’anneau du doigt, jour par jour ; le groupe dit « libre » ou « fécond ».',
    },
    es: {
      words: 'Fértiles: días 8 a 19',
      below: 'Ciclos de 26 a 32 días',
      alt: 'Un ciclo como anillo de 32 días. Día 1: empieza el sangrado. Los días 8 a 19 son fértiles. Los demás días un embarazo es muy poco probable. El sangrado siguiente llega después del día 26 a 32.',
      note: 'Recorra el anillo con el dedo, día por día; el grupo dice «libre» o «fértil».',
    },
  },
  draw: ({ words, below }) => [
    ...DAYS.flatMap((day) => slice(day)),
    ...[1, FERTILE.first, FERTILE.last, CYCLE.shortest, CYCLE.longest].map((day) => number(day)),
    ...textBox(words, CENTRE[0], CENTRE[1] - 30, 140, { anchor: 'middle', middle: true, bold: true }).shapes,
    ...textBox(below, CENTRE[0], CENTRE[1] + 34, 150, { anchor: 'middle', middle: true }).shapes,
  ],
})

/** Colours as on the beads: fertile days are white. */
function slice(day: number): Shape[] {
  const angles: [number, number] = [(day - 1) * STEP + 0.6, day * STEP - 0.6]
  if (isFertile(day)) {
    return [ringSlice(CENTRE, [86, 132], angles, { fill: 'white', stroke: 'ink', width: 3.5 })]
  }
  if (day === 1) {
    const [x, y] = pointAt(CENTRE, 112, STEP / 2)
    return [ringSlice(CENTRE, [92, 126], angles, { fill: 'terracotta' }), drop(x, y + 10, 20, 'white')]
  }
  const isLate = day > CYCLE.shortest
  return [
    ringSlice(
      CENTRE,
      [92, 126],
      angles,
      isLate ? { stroke: 'skinDark', width: 2, dash: [4, 4] } : { fill: 'skinDark' },
    ),
  ]
}

function number(day: number): Shape {
  const [x, y] = pointAt(CENTRE, 147, (day - 0.5) * STEP)
  return text(`${day}`, x, y + 8, { anchor: 'middle', bold: isFertile(day) })
}
