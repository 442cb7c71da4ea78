import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { cuff } from '../guidance/icons.ts'

const YEARS = figureOf(readFigures('healthy-timing-and-spacing.md'), 'Long intervals', 0)
const STEP = 46

/** After five years or more: no upper limit, but early care and the blood pressure. */
export const longIntervals = diagram({
  id: 'long-intervals',
  width: 'half',
  height: 320,
  texts: {
    en: {
      years: 'Years since the birth',
      open: 'no upper limit',
      care: 'Early care, blood pressure at every visit',
      alt: `A row of years since the birth, from 1 to ${YEARS}, with an arrow that goes on: no upper limit was recommended. Below, a woman and a cuff: early care, and the blood pressure at every visit.`,
      note: 'Nobody is hurried. Ask what a client hears when we count her years aloud.',
    },
    fr: {
      years: 'Années depuis la naissance',
      open: 'pas de limite',
      care: 'Suivi tôt, tension à chaque visite',
      alt: `Une rangée d’années depuis la naissance, de 1 à ${YEARS}, avec une flèche qui continue : aucune limite supérieure n’est recommandée. En bas, une femme et un tensiomètre : suivi tôt, et la tension à chaque visite.`,
      note: 'On ne presse personne. Demandez ce qu’entend une cliente quand on compte ses années à voix haute.',
    },
    es: {
      years: 'Años desde el parto',
      open: 'sin límite',
      care: 'Control temprano, presión en cada visita',
      alt: `Una fila de años desde el parto, del 1 al ${YEARS}, con una flecha que sigue: no se recomendó un límite superior. Abajo, una mujer y un tensiómetro: control temprano y la presión en cada visita.`,
      note: 'A nadie se le apura. Pregunte qué oye una clienta cuando contamos sus años en voz alta.',
    },
  },
  draw: ({ years, open, care }): Shape[] => [
    text(years, 0, 24, { bold: true, paint: 'indigo' }),
    ...Array.from({ length: YEARS }, (_, index) => [
      rect(index * STEP + 1, 40, STEP - 6, 50, {
        fill: index + 1 < YEARS ? 'leafPale' : 'marigold',
        stroke: 'ink',
        width: 2.5,
      }),
      text(`${index + 1}`, index * STEP + 21, 74, { bold: true, anchor: 'middle' }),
    ]).flat(),
    ...arrow([YEARS * STEP + 4, 65], [376, 65], { width: 7 }),
    text(open, 378, 120, { anchor: 'end' }),
    rect(0, 140, 380, 180, { fill: 'indigoPale', radius: 14 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 26, y: 152, scale: 0.6 }),
    group(cuff(), { x: 200, y: 142, scale: 1.15 }),
    ...textBox(care, 190, 290, 350, { anchor: 'middle', middle: true, bold: true }).shapes,
  ],
})
