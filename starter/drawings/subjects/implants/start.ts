import { diagram } from '../../diagram.ts'
import { cycleDay, weeks } from '../../kit/cycle-day.ts'
import { drop } from '../../kit/days.ts'
import { condomNotNeeded, methodSign } from '../../kit/methods.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { breastfeeds, newborn } from '../training/community/screening-icons.ts'
import { HEADED_CELLS_HEIGHT, headedCells } from './headed-cells.ts'

const cycle = (bleeding: number, day: number) => [group(cycleDay(bleeding, day), { x: 0, y: 21, scale: 0.72 })]

/** The situations and the days of condoms: starter/figures/contraceptive-implants.md. */
const STARTS: { scene: () => Shape[]; days: number }[] = [
  { scene: () => cycle(5, 3), days: 0 },
  { scene: () => cycle(5, 16), days: 7 },
  { scene: () => [...weeks(1), drop(20, 50, 'blood', 1.4)], days: 0 },
  { scene: breastfeeds, days: 0 },
  { scene: newborn, days: 0 },
  {
    scene: () => [
      methodSign('pills', { x: 0, y: 26, scale: 0.48 }),
      methodSign('injection', { x: 52, y: 26, scale: 0.48 }),
    ],
    days: 0,
  },
]

/** A condom with its number of days; a pale one when it is not needed. */
function condoms(days: number): Shape[] {
  if (days === 0) return [condomNotNeeded({ x: -28, y: -28, scale: 0.56 })]
  return [
    methodSign('condom', { x: -46, y: -28, scale: 0.56 }),
    text(`${days}`, 28, 13, { size: 38, bold: true, anchor: 'middle' }),
  ]
}

/** When a rod can go in, and how long condoms are needed. */
export const implantStart = diagram({
  id: 'implant-start',
  width: 'full',
  height: HEADED_CELLS_HEIGHT,
  texts: {
    en: {
      head: 'Today in all six; condoms for so many days:',
      words: [
        'Day 1 to 7 of bleeding',
        'Another day, not pregnant',
        'Within 7 days after abortion',
        'Fully breastfeeding, under 6 months, no bleeding',
        '0–20 days after birth, not breastfeeding',
        'From pills or injections used on time',
      ],
      alt: 'Six situations; the rod goes in today in all. Condoms for 7 days on another day of the cycle. Not needed, 0 days: day 1 to 7 of bleeding; within 7 days after abortion; fully breastfeeding, under 6 months, no bleeding; 0 to 20 days after birth, not breastfeeding; from pills or injections used on time.',
      note: 'Cover the condoms with paper; the group says for how many days they are needed.',
    },
    fr: {
      head: 'Le jour même dans les six cas ; préservatif, jours :',
      words: [
        'Règles, jours 1 à 7',
        'Autre jour, grossesse exclue',
        'Avortement, 7 jours au plus',
        'Allaite, sans règles, bébé de moins de 6 mois',
        'Naissance, moins de 21 jours, n’allaite pas',
        'Pilule ou injection bien prises',
      ],
      alt: 'Six situations ; la pose a lieu le jour même dans toutes. Préservatif 7 jours un autre jour du cycle. Pas besoin, 0 jour : règles, jours 1 à 7 ; avortement, 7 jours au plus ; allaite, sans règles, bébé de moins de 6 mois ; naissance, moins de 21 jours, n’allaite pas ; pilule ou injection bien prises.',
      note: 'Cachez les préservatifs avec du papier ; le groupe dit pendant combien de jours il en faut.',
    },
    es: {
      head: 'Hoy en los seis casos; condón, tantos días:',
      words: [
        'Regla, días 1 a 7',
        'Otro día, sin embarazo',
        'Aborto, hasta 7 días',
        'Lactancia completa, sin regla, antes de 6 meses',
        'Parto, antes de 21 días, sin lactancia',
        'Píldora o inyección a tiempo',
      ],
      alt: 'Seis situaciones; en todas se coloca hoy. Condón 7 días en otro día del ciclo. No hace falta, 0 días: regla, días 1 a 7; aborto, hasta 7 días; lactancia completa, sin regla, antes de 6 meses; parto, antes de 21 días, sin lactancia; píldora o inyección a tiempo.',
      note: 'Tape los condones con papel; el grupo dice cuántos días hacen falta.',
    },
  },
  draw: ({ head, words }) =>
    headedCells({
      head,
      headFill: 'leaf',
      words,
      cells: STARTS.map(({ scene, days }) => ({ scene, right: condoms(days) })),
      rightWidth: 96,
    }),
})
