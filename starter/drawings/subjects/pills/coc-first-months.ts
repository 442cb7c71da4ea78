import { diagram } from '../../diagram.ts'
import { calendar } from '../../kit/days.ts'
import { panels } from '../../kit/panels.ts'
import { group, path, type Shape } from '../../kit/shapes.ts'
import { MONTHS } from '../implants/months.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { dressed, face } from './coc-icons.ts'

const HEIGHT = 156

/** What a client may notice in the first months, for her sheet. */
export const cocFirstMonths = diagram({
  id: 'coc-first-months',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: ['bleeding at odd times', 'feeling sick', 'tender breasts', 'headache'],
      alt: 'Four pictures of what some women notice in the first months: bleeding at odd times, feeling sick, tender breasts, headache.',
      note: 'She points to what she has noticed.',
    },
    fr: {
      words: ['saignements imprévus', 'nausées', 'seins sensibles', 'mal de tête'],
      alt: 'Quatre images de ce que certaines remarquent les premiers mois : saignements imprévus, nausées, seins sensibles, mal de tête.',
      note: 'Elle montre ce qu’elle a remarqué.',
    },
    es: {
      words: ['sangrado imprevisto', 'náusea', 'senos sensibles', 'dolor de cabeza'],
      alt: 'Cuatro dibujos de lo que algunas notan los primeros meses: sangrado imprevisto, náusea, senos sensibles, dolor de cabeza.',
      note: 'Ella señala lo que ha notado.',
    },
  },
  draw: ({ words }) =>
    panels(4, {
      words,
      height: HEIGHT,
      sceneHeight: 92,
      scene: (index, width) => [group(SCENES[index]?.() ?? [], { x: width / 2 - 41, y: 8, scale: 0.82 })],
    }),
})

const SCENES: (() => Shape[])[] = [
  () => calendar(1, 22, 14, MONTHS.irregular),
  () => [...face('M36 80q6 -8 12 0t12 0'), path('M74 8q10 -8 16 0t-2 14t-14 4', { stroke: 'leaf', width: 5 })],
  () => [
    ...dressed(),
    ...[34, 66].map((x) => path(`M${x} 38v8M${x} 60v8M${x - 15} 53h8M${x + 7} 53h8`, { stroke: 'blood', width: 4.5 })),
  ],
  () => ordinaryHeadache(),
]
