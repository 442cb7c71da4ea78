import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import type { Paint } from '../../kit/palette.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('benefits-of-family-planning.md')
const [ALL, NEED, MODERN, NONE] = [
  figureOf(figures, 'Women of 15 to 49 in the world', 0),
  figureOf(figures, 'Of these, need family planning', 0),
  figureOf(figures, 'Use a modern method', 0),
  figureOf(figures, 'Want to avoid pregnancy and use no method', 0),
]
/** The table gives no figure for traditional methods: they are the rest of those in need. */
const BARS: { from: number; to: number; fill: Paint; isRest?: boolean }[] = [
  { from: 0, to: ALL, fill: 'indigo' },
  { from: 0, to: NEED, fill: 'inkSoft' },
  { from: 0, to: MODERN, fill: 'leaf' },
  { from: MODERN, to: NEED - NONE, fill: 'marigold', isRest: true },
  { from: NEED - NONE, to: NEED, fill: 'terracotta' },
]
const [LEFT, SCALE, HEAD, ROW] = [300, 340 / ALL, 38, 58] as const

/** Words in one language. @param thousands the separator of thousands */
function textsOf(
  words: { head: string; names: string[]; unit: string; rest: string; note: string },
  thousands: string,
) {
  const values = BARS.map(({ from, to, isRest }) =>
    isRest ? words.rest : `${`${to - from}`.replace(/(?=\d{3}$)(?<=\d)/, thousands)} ${words.unit}`,
  )
  return {
    ...words,
    values,
    alt: `${words.head}. ${words.names.map((name, index) => `${name}: ${values[index]}`).join('; ')}.`,
  }
}

/** Women who need, use and lack contraception, as bars of one scale. */
export const unmetNeed = diagram({
  id: 'unmet-need',
  width: 'full',
  height: HEAD + ROW * BARS.length,
  texts: {
    en: textsOf(
      {
        head: 'Women of 15 to 49 in the world, 2021',
        names: [
          'All women',
          'Need family planning',
          'Use a modern method',
          'Use a traditional method',
          'Need, use no method',
        ],
        unit: 'million',
        rest: 'the rest',
        note: 'The last three bars together are the women who need family planning. Hang the figures of your own country beside them.',
      },
      ',',
    ),
    fr: textsOf(
      {
        head: 'Femmes de 15 à 49 ans dans le monde, 2021',
        names: [
          'Toutes les femmes',
          'Besoin de planification',
          'Méthode moderne',
          'Méthode traditionnelle',
          'Aucune méthode',
        ],
        unit: 'millions',
        rest: 'le reste',
        note: 'Les trois dernières barres ensemble sont les femmes qui ont besoin de planification. Placez à côté les chiffres de votre pays.',
      },
      '\u00A0',
    ),
    es: textsOf(
      {
        head: 'Mujeres de 15 a 49 años en el mundo, 2021',
        names: ['Todas las mujeres', 'Necesitan planificar', 'Método moderno', 'Método tradicional', 'Ningún método'],
        unit: 'millones',
        rest: 'el resto',
        note: 'Las tres últimas barras juntas son las mujeres que necesitan planificar. Ponga al lado las cifras de su país.',
      },
      '\u00A0',
    ),
  },
  draw: ({ head, names, values }): Shape[] => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    ...[0, NEED].map((value) =>
      line([LEFT + value * SCALE, HEAD + ROW + 4], [LEFT + value * SCALE, HEAD + ROW * BARS.length - 4], {
        stroke: 'inkSoft',
        width: 2.5,
        dash: [6, 6],
      }),
    ),
    ...BARS.flatMap(({ from, to, fill }, index) => {
      const y = HEAD + index * ROW
      return [
        ...textBox(names[index] ?? '', 0, y + ROW / 2, LEFT - 10, { middle: true }).shapes,
        rect(LEFT + from * SCALE, y + 8, (to - from) * SCALE, ROW - 16, { fill, stroke: 'ink', width: 2 }),
        text(values[index] ?? '', LEFT + Math.max(to, NEED) * SCALE + 14, y + ROW / 2 + 9, { bold: true, size: 26 }),
      ]
    }),
  ],
})
