import { diagram } from '../../diagram.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Categories at high risk of HIV before and in 2019, as starter/figures/who-guidance-and-job-aids.md states them. */
const ROWS: { from: number; was: Category; is: Category }[] = [
  { from: 2017, was: 2, is: 1 },
  { from: 2015, was: 2, is: 1 },
]

/** One condition, two editions. */
export const rowChanged = diagram({
  id: 'row-changed',
  width: 'half',
  height: 318,
  texts: {
    en: {
      head: 'High risk of HIV',
      methods: ['Progestin-only injectables', 'IUDs'],
      alt: 'High risk of HIV. Progestin-only injectables: category 2 in 2017, category 1 in 2019. IUDs: category 2 in 2015, category 1 in 2019.',
      note: 'Ask which year stands on the papers at work, and so which of the numbers.',
    },
    fr: {
      head: 'Risque élevé de VIH',
      methods: ['Injectables progestatifs', 'DIU'],
      alt: 'Risque élevé de VIH. Injectables progestatifs : catégorie 2 en 2017, catégorie 1 en 2019. DIU : catégorie 2 en 2015, catégorie 1 en 2019.',
      note: 'Demandez quelle année figure sur les papiers du centre, et donc lequel des chiffres.',
    },
    es: {
      head: 'Riesgo alto de VIH',
      methods: ['Inyectables de progestina', 'DIU'],
      alt: 'Riesgo alto de VIH. Inyectables de progestina: categoría 2 en 2017, categoría 1 en 2019. DIU: categoría 2 en 2015, categoría 1 en 2019.',
      note: 'Pregunte qué año figura en los papeles del servicio y, por lo tanto, cuál de los números.',
    },
  },
  draw: ({ head, methods }): Shape[] => [
    text(head, 190, 26, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...ROWS.flatMap(({ from, was, is }, index): Shape[] => {
      const top = 42 + index * 140
      return [
        rect(0, top, 380, 132, { fill: index === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        ...textBox(methods[index] ?? '', 190, top + 6, 370, { anchor: 'middle' }).shapes,
        text(`${from}`, 70, top + 84, { anchor: 'middle' }),
        ...chip(was, 132, top + 78, 26),
        ...arrow([172, top + 78], [220, top + 78], { width: 7 }),
        ...chip(is, 258, top + 78, 26),
        text('2019', 320, top + 86, { bold: true, anchor: 'middle' }),
      ]
    }),
  ],
})
