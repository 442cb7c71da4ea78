import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import type { Paint } from '../../kit/palette.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('benefits-of-family-planning.md')
/** Rows of the table; millions of women. */
const VALUES = [
  'Women of 15 to 49 in the world',
  'Of these, need family planning',
  'Use a modern method',
  'Want to avoid pregnancy and use no method',
].map((row) => figureOf(figures, row, 0))
const FILLS: Paint[] = ['indigo', 'inkSoft', 'leaf', 'terracotta']
const ROW = 82

/** @param thousands the separator of thousands */
function textsOf(head: string, names: string[], thousands: string, note: string) {
  const values = VALUES.map((value) => `${value}`.replace(/(?=\d{3}$)(?<=\d)/, thousands))
  return {
    head,
    names,
    values,
    note,
    alt: `${head} ${names.map((name, index) => `${name}: ${values[index]}`).join('; ')}.`,
  }
}

/** Women who need, use and lack contraception, as bars of one scale. */
export const unmetNeed = diagram({
  id: 'unmet-need',
  width: 'full',
  height: 20 + ROW * 4,
  texts: {
    en: textsOf(
      'Women of 15 to 49 in the world in 2021, in millions.',
      ['All women of 15 to 49', 'Need family planning', 'Use a modern method', 'Want no pregnancy, use no method'],
      ',',
      'Hang the figures of your own country beside the bars. Ask what stands between the third and the last bar.',
    ),
    fr: textsOf(
      'Femmes de 15 à 49 ans dans le monde en 2021, en millions.',
      [
        'Toutes les femmes de 15 à 49 ans',
        'Ont besoin de planification',
        'Emploient une méthode moderne',
        'Ne veulent pas de grossesse, sans méthode',
      ],
      '\u00A0',
      'Placez les chiffres de votre pays à côté des barres. Demandez ce qui sépare la troisième barre de la dernière.',
    ),
    es: textsOf(
      'Mujeres de 15 a 49 años en el mundo en 2021, en millones.',
      [
        'Todas las mujeres de 15 a 49 años',
        'Necesitan planificación familiar',
        'Usan un método moderno',
        'No desean embarazo, no usan método',
      ],
      '\u00A0',
      'Ponga las cifras de su país junto a las barras. Pregunte qué separa la tercera barra de la última.',
    ),
  },
  draw: ({ names, values }): Shape[] =>
    VALUES.flatMap((value, index) => {
      const y = index * ROW
      const width = ((WIDTHS.full - 110) * value) / Math.max(...VALUES)
      return [
        text(names[index] ?? '', 0, y + 24),
        rect(0, y + 34, width, 34, { fill: FILLS[index] ?? 'ink', radius: 4 }),
        text(values[index] ?? '', width + 12, y + 60, { bold: true, size: 28 }),
      ]
    }),
})
