import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const DEATHS = figureOf(readFigures('benefits-of-family-planning.md'), 'Deaths from pregnancy and birth', 0)

/** Of ten women who die of pregnancy and birth, more than nine live in poorer countries: the same row of the table. */
export const poorerMothers = diagram({
  id: 'poorer-mothers',
  width: 'half',
  height: 326,
  texts: {
    en: {
      total: `about ${DEATHS / 1000},000 deaths in 2023`,
      share: 'filled: more than 9 in 10, in poorer countries',
      alt: `About ${DEATHS / 1000},000 deaths of mothers in 2023. Of ten figures of women, more than nine are filled: they lived in low-income and lower-middle-income countries.`,
      note: 'Put the figure of your own country or district beside it.',
    },
    fr: {
      total: `environ ${DEATHS / 1000}\u00A0000 décès en 2023`,
      share: 'pleines : plus de 9 sur 10, dans les pays plus pauvres',
      alt: `Environ ${DEATHS / 1000}\u00A0000 décès de mères en 2023. De dix silhouettes de femmes, plus de neuf sont pleines : elles vivaient dans des pays à revenu faible ou intermédiaire inférieur.`,
      note: 'Mettez à côté le chiffre de votre pays ou de votre district.',
    },
    es: {
      total: `unas ${DEATHS / 1000}\u00A0000 muertes en 2023`,
      share: 'llenas: más de 9 de cada 10, en países más pobres',
      alt: `Unas ${DEATHS / 1000}\u00A0000 muertes de madres en 2023. De diez figuras de mujeres, más de nueve están llenas: vivían en países de ingresos bajos o medianos bajos.`,
      note: 'Ponga al lado la cifra de su país o distrito.',
    },
  },
  draw: ({ total, share }): Shape[] => [
    ...Array.from({ length: 10 }, (_, index) =>
      group(woman(index === 9), { x: 14 + (index % 5) * 74, y: 2 + Math.floor(index / 5) * 112 }),
    ),
    text(total, 190, 254, { bold: true, anchor: 'middle' }),
    ...textBox(share, 190, 264, 380, { anchor: 'middle' }).shapes,
  ],
})

/** Filled, or filled in its lower part only: more than nine in ten. */
function woman(isPart: boolean): Shape[] {
  const look = { fill: isPart ? 'white' : 'ink', stroke: 'ink', width: 3 } as const
  return [
    circle(26, 17, 14, look),
    path('M26 35L52 98H0Z', look),
    ...(isPart ? [path('M14 64H38L52 98H0Z', { fill: 'ink' })] : []),
  ]
}
