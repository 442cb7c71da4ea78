import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Boxes with bleeding in the first months and after about a year, as an example of each product; not a measurement. */
const DROPS = [
  [[0, 1, 3, 4, 5, 7], []],
  [
    [0, 3, 4, 6],
    [2, 6],
  ],
]
const BOXES = 8
const BOX = { width: 34, height: 46, step: 41 } as const
/** Left edges of the two times, and upper edges and height of the two products. */
const TIMES = [130, 490] as const
const [HEAD, ROW, GAP] = [40, 142, 12] as const

/** Bleeding with the two injectables, at first and after about a year. */
export const bleedingTwo = diagram({
  id: 'bleeding-two',
  width: 'full',
  height: HEAD + ROW * 2 + GAP,
  texts: {
    en: {
      times: ['First months', 'After about a year'],
      products: ['DMPA', 'NET-EN'],
      words: [
        ['Irregular or long', 'Often none; or rare; or irregular'],
        ['Irregular or long, usually fewer days', 'Less often none'],
      ],
      alt: 'Bleeding as an example. DMPA: irregular or long in the first months; after about a year often none, or rare, or irregular. NET-EN: irregular or long in the first months, usually on fewer days; after about a year less often none.',
      note: 'The drops are an example and no measurement. Let trainees say each box as a sentence for a client.',
    },
    fr: {
      times: ['Premiers mois', 'Après un an environ'],
      products: ['DMPA', 'NET-EN'],
      words: [
        ['Irréguliers ou longs', 'Souvent absents ; ou rares, irréguliers'],
        ['Irréguliers ou longs, en général moins de jours', 'Moins souvent absents'],
      ],
      alt: 'Exemple de saignements. DMPA : irréguliers ou longs les premiers mois ; après un an environ souvent absents, ou rares, ou irréguliers. NET-EN : irréguliers ou longs les premiers mois, en général moins de jours ; après un an environ moins souvent absents.',
      note: 'Les gouttes sont un exemple, pas une mesure. Faites dire chaque case comme une phrase à une cliente.',
    },
    es: {
      times: ['Primeros meses', 'Tras un año, más o menos'],
      products: ['AMPD', 'NET-EN'],
      words: [
        ['Irregular o largo', 'A menudo ausente; o raro, o irregular'],
        ['Irregular o largo, por lo general menos días', 'Ausente con menos frecuencia'],
      ],
      alt: 'Ejemplo de sangrado. AMPD: irregular o largo en los primeros meses; tras un año, a menudo ausente, o raro, o irregular. NET-EN: irregular o largo en los primeros meses, por lo general menos días; tras un año, ausente con menos frecuencia.',
      note: 'Las gotas son un ejemplo, no una medida. Que digan cada casilla como una frase para una usuaria.',
    },
  },
  draw: ({ times, products, words }) => [
    ...times.map((time, index) => text(time, TIMES[index] ?? 0, 26, { bold: true, paint: 'indigo' })),
    ...products.flatMap((product, row): Shape[] => {
      const top = HEAD + row * (ROW + GAP)
      return [
        rect(0, top, WIDTHS.full, ROW, { fill: row === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        text(product, 14, top + ROW / 2 + 9, { bold: true }),
        ...TIMES.flatMap((x, time) => [
          ...boxes(DROPS[row]?.[time] ?? [], x, top + 14),
          ...textBox(words[row]?.[time] ?? '', x, top + 70, 340).shapes,
        ]),
      ]
    }),
  ],
})

function boxes(drops: number[], x: number, y: number): Shape[] {
  return Array.from({ length: BOXES }, (_, index) => [
    rect(x + index * BOX.step, y, BOX.width, BOX.height, { fill: 'white', stroke: 'ink', width: 2.5, radius: 6 }),
    ...(drops.includes(index) ? [drop(x + index * BOX.step + BOX.width / 2, y + 24, 'blood', 1.1)] : []),
  ]).flat()
}
