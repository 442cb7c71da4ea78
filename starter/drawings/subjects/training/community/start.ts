import { diagram, WIDTHS } from '../../../diagram.ts'
import { LABEL } from '../../../kit/leader.ts'
import { tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { line, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/** Days of bleeding without extra protection, and days of condoms otherwise: starter/figures/community-based-provision.md, "Start without". */
const STARTS = [
  { free: 5, condoms: 7 },
  { free: 5, condoms: 2 },
  { free: 7, condoms: 7 },
]
const [HEAD, ROW, BLEEDING, OTHERWISE, STEP] = [64, 76, 196, 530, 43] as const

/** When protection begins, by method and day of the cycle. */
export const communityStart = diagram({
  id: 'community-start',
  width: 'full',
  height: HEAD + STARTS.length * ROW,
  texts: {
    en: {
      heads: ['Bleeding days: no extra condoms', 'Any other day: days of condoms'],
      methods: ['Combined pills', 'Progestin-only pills', 'DMPA'],
      alt: 'Combined pills on days 1 to 5 of bleeding: no condoms needed; on any other day 7 days of condoms. Progestin-only pills on days 1 to 5: none; otherwise 2 days. DMPA on days 1 to 7: none; otherwise 7 days.',
      note: 'Call a method and a day of the cycle; trainees show the days of condoms with fingers.',
    },
    fr: {
      heads: ['Jours de règles : rien en plus', 'Un autre jour : jours de préservatif'],
      methods: ['Pilules combinées', 'Pilules progestatives', 'DMPA'],
      alt: 'Pilules combinées du jour 1 au jour 5 des règles : pas de préservatif ; un autre jour, 7 jours de préservatif. Pilules progestatives du jour 1 au jour 5 : rien ; sinon 2 jours. DMPA du jour 1 au jour 7 : rien ; sinon 7 jours.',
      note: 'Nommez une méthode et un jour du cycle ; les participants montrent les jours de préservatif avec les doigts.',
    },
    es: {
      heads: ['Días de regla: sin condón extra', 'Otro día: días de condón'],
      methods: ['Píldoras combinadas', 'Píldoras de progestina', 'AMPD'],
      alt: 'Píldoras combinadas del día 1 al 5 de la regla: sin condón; otro día, 7 días de condón. Píldoras de progestina del día 1 al 5: nada; si no, 2 días. AMPD del día 1 al 7: nada; si no, 7 días.',
      note: 'Diga un método y un día del ciclo; el grupo muestra con los dedos los días de condón.',
    },
  },
  draw: ({ heads: [free = '', condoms = ''], methods }): Shape[] => [
    ...tick(BLEEDING + 18, 34, 34),
    ...textBox(free, BLEEDING + 44, 32, OTHERWISE - BLEEDING - 54, { ...LABEL, middle: true }).shapes,
    methodSign('condom', { x: OTHERWISE, y: 4, scale: 0.52 }),
    ...textBox(condoms, OTHERWISE + 60, 32, WIDTHS.full - OTHERWISE - 60, { ...LABEL, middle: true }).shapes,
    ...STARTS.flatMap((start, index): Shape[] => {
      const y = HEAD + index * ROW
      return [
        line([0, y], [836, y], { stroke: index === 0 ? 'indigo' : 'line', width: index === 0 ? 2.5 : 1.5 }),
        ...textBox(methods[index] ?? '', 0, y + ROW / 2, BLEEDING - 10, { bold: true, middle: true }).shapes,
        ...days(start.free, BLEEDING, y + ROW / 2, 'leafPale'),
        ...days(start.condoms, OTHERWISE, y + ROW / 2, 'marigold'),
      ]
    }),
  ],
})

function days(count: number, left: number, y: number, fill: 'leafPale' | 'marigold'): Shape[] {
  return Array.from({ length: count }, (_, index) => left + index * STEP).flatMap((x, index): Shape[] => [
    rect(x, y - 22, 39, 44, { fill, stroke: 'ink', width: 2, radius: fill === 'marigold' ? 6 : 20 }),
    text(`${index + 1}`, x + 19.5, y + 9, { bold: true, anchor: 'middle' }),
  ])
}
