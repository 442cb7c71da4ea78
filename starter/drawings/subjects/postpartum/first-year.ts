import { diagram } from '../../diagram.ts'
import { stepNumber, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { monthLeaves, weekRows } from './signs.ts'

/** Weeks that "postpartum" often stands for, and months of this module: the slide's text. */
const [WEEKS, MONTHS] = [6, 12] as const

export const firstYear = diagram({
  id: 'first-year',
  width: 'half',
  height: 310,
  texts: {
    en: {
      often: ['Often meant:', `${WEEKS} weeks`],
      here: ['This module:', `${MONTHS} months`],
      alt: 'Often meant by postpartum: six weeks, a small page with six rows of days. This module: twelve months, twelve leaves of a calendar.',
      note: 'Ask what happens to a mother between the sixth week and the first birthday.',
    },
    fr: {
      often: ['Souvent compris :', `${WEEKS} semaines`],
      here: ['Ce module :', `${MONTHS} mois`],
      alt: 'Ce que l’on entend souvent par post-partum : six semaines, une page de six rangées de jours. Ce module : douze mois, douze feuilles de calendrier.',
      note: 'Demandez ce que vit une mère entre la sixième semaine et le premier anniversaire.',
    },
    es: {
      often: ['Suele entenderse:', `${WEEKS} semanas`],
      here: ['Este módulo:', `${MONTHS} meses`],
      alt: 'Lo que suele entenderse por posparto: seis semanas, una página con seis filas de días. Este módulo: doce meses, doce hojas de calendario.',
      note: 'Pregunte qué vive una madre entre la sexta semana y el primer cumpleaños.',
    },
  },
  draw: ({ often, here }): Shape[] => [
    rect(0, 0, 380, 124, { fill: 'sand', radius: 14 }),
    ...weekRows(WEEKS, 16, 14, 14),
    ...often.map((words, index) => text(words, 144, 56 + index * 32, { bold: index === 1 })),
    rect(0, 136, 380, 174, { fill: 'leafPale', radius: 14 }),
    ...here.map((words, index) => text(words, 16 + index * 158, 170, { bold: index === 1 })),
    ...monthLeaves(MONTHS, 16, 190, 6, 52),
  ],
})

/** Cycles before the Standard Days Method: starter/figures/postpartum-family-planning.md. */
const CYCLES = 4

export const fourCycles = diagram({
  id: 'four-cycles',
  width: 'half',
  height: 322,
  texts: {
    en: {
      last: 'The last: 26 to 32 days',
      after: 'Only then',
      alt: 'Four cycles with a tick; the last of them had 26 to 32 days. Only then the Standard Days Method, a string of beads.',
      note: 'Count the four cycles on the fingers before anybody speaks of fertile days.',
    },
    fr: {
      last: 'Le dernier : 26 à 32 jours',
      after: 'Alors seulement',
      alt: 'Quatre cycles cochés ; le dernier a duré 26 à 32 jours. Alors seulement la méthode des jours fixes, un collier de perles.',
      note: 'Comptez les quatre cycles sur les doigts avant de parler de jours féconds.',
    },
    es: {
      last: 'El último: 26 a 32 días',
      after: 'Solo entonces',
      alt: 'Cuatro ciclos marcados; el último duró de 26 a 32 días. Solo entonces el método de días fijos, un collar de cuentas.',
      note: 'Cuente los cuatro ciclos con los dedos antes de hablar de días fértiles.',
    },
  },
  draw: ({ last, after }): Shape[] => [
    rect(0, 0, 380, 168, { fill: 'marigoldPale', radius: 14 }),
    ...Array.from({ length: CYCLES }, (_, index) => 56 + index * 91).flatMap((x, index): Shape[] => [
      ...calendar(x, 66, 72, 'terracotta'),
      ...tick(x + 26, 96, 34),
      ...stepNumber(index + 1, x - 30, 30),
    ]),
    ...textBox(last, 190, 128, 360, { anchor: 'middle', bold: true }).shapes,
    ...arrow([190, 176], [190, 206], { width: 8 }),
    rect(0, 212, 380, 110, { fill: 'leafPale', radius: 14 }),
    text(after, 24, 276, { bold: true }),
    methodSign('beads', { x: 264, y: 217 }),
  ],
})
