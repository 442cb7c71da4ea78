import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { methodSign } from '../../kit/methods.ts'
import { bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const ROWS = [
  { row: 'Copper IUD', sign: () => [methodSign('iud', { x: 0, y: 0 })] },
  { row: 'Progestin-only injectables', sign: () => [methodSign('injection', { x: 0, y: 0 })] },
  { row: 'Combined pills', sign: () => [methodSign('pills', { x: 0, y: 0 })] },
  { row: 'Male condoms', sign: () => [methodSign('condom', { x: 0, y: 0 })] },
  {
    row: 'No method',
    sign: () => [bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 8, y: 0, scale: 0.55 })],
  },
] as const
/** The row that is the subject. */
const PILLS = 2
const [LEFT, ROW, TOP] = [258, 59, 45] as const
/** Points for one pregnancy. */
const UNIT = 6

function textsOf(
  language: Language,
  names: string[],
  uses: [typical: string, correct: string],
  head: string,
  note: string,
) {
  const write = (value: number) => (language === 'en' ? `${value}` : `${value}`.replace('.', ','))
  const rows = ROWS.map(({ row }, index) => ({
    name: names[index] ?? row,
    values: [figureOf(figures, row, 0), figureOf(figures, row, 1)],
  }))
  const read = rows.map(
    ({ name, values }) => `${name}: ${values.map((value, index) => `${uses[index]} ${write(value)}`).join(', ')}`,
  )
  return { rows, uses, head, write, note, alt: `${head}: ${read.join('; ')}.` }
}

/** Pregnancies among 100 users in a year: combined pills beside other methods and none. */
export const cocCompare = diagram({
  id: 'coc-compare',
  width: 'full',
  height: TOP + ROW * ROWS.length,
  texts: {
    en: textsOf(
      'en',
      ['Copper IUD', 'Injectables', 'Combined pills', 'Male condoms', 'No method'],
      ['as commonly used', 'used correctly'],
      'Pregnant of 100',
      'Point to the two bars of the pills: 7 and 0.3. Then to the bars without a method.',
    ),
    fr: textsOf(
      'fr',
      ['DIU au cuivre', 'Injectables', 'Pilule comb.', 'Préservatif', 'Sans méthode'],
      ['emploi courant', 'emploi correct'],
      'Enceintes sur 100',
      'Montrez les deux barres de la pilule : 7 et 0,3. Puis celles sans méthode.',
    ),
    es: textsOf(
      'es',
      ['DIU de cobre', 'Inyectables', 'Píldora comb.', 'Condón', 'Sin método'],
      ['uso habitual', 'uso correcto'],
      'Embarazos por 100',
      'Señale las dos barras de la píldora: 7 y 0,3. Después las de ningún método.',
    ),
  },
  draw: ({ rows, uses, head, write }): Shape[] => [
    text(head, 6, 26, { bold: true, paint: 'indigo' }),
    rect(LEFT, 4, 26, 26, { fill: 'terracotta' }),
    text(uses[0], LEFT + 36, 26),
    rect(LEFT + 56 + textWidth(uses[0]), 4, 26, 26, { fill: 'white', stroke: 'indigo', width: 4 }),
    text(uses[1], LEFT + 94 + textWidth(uses[0]), 26),
    ...rows.flatMap(({ name, values: [typical = 0, correct = 0] }, index): Shape[] => {
      const y = TOP + index * ROW
      const end = LEFT + Math.max(typical, correct) * UNIT + 12
      const isSubject = index === PILLS
      return [
        ...(isSubject ? [rect(0, y, WIDTHS.full, ROW - 4, { fill: 'marigoldPale', radius: 10 })] : []),
        group([...(ROWS[index]?.sign() ?? [])], { x: 6, y: y + 2, scale: 0.5 }),
        text(name, 66, y + 36, { bold: isSubject }),
        rect(LEFT, y + 5, Math.max(typical * UNIT, 3), 20, { fill: 'terracotta' }),
        rect(LEFT, y + 30, Math.max(correct * UNIT, 3), 18, { fill: 'white', stroke: 'indigo', width: 3 }),
        text(write(typical), end, y + 24, { bold: true, paint: 'terracotta' }),
        text(write(correct), LEFT + correct * UNIT + 12, y + 48, { bold: true, paint: 'indigo' }),
      ]
    }),
  ],
})
