import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const ROWS = [
  'Symptothermal method',
  'Standard Days Method',
  'TwoDay Method',
  'Ovulation method',
  'Male condoms',
  'No method',
] as const
/** Below these methods of fertility awareness: condoms, and no method, to compare. */
const OWN = 4
const [LEFT, NAMES_HEIGHT, BARS] = [104, 62, 120] as const
/** Height of a row of numbers. */
const BAND = 60
const COLUMN = (WIDTHS.full - LEFT) / ROWS.length
const [COMMON_Y, CORRECT_Y] = [NAMES_HEIGHT + BARS + 10, NAMES_HEIGHT + BARS + 10 + BAND + 6] as const

const DECIMAL: Record<Language, string> = { en: '.', fr: ',', es: ',' }

function textsOf(
  language: Language,
  names: string[],
  uses: [common: string, correct: string],
  words: [string, string],
) {
  const [intro, note] = words
  const write = (value: number) => `${value}`.replace('.', DECIMAL[language])
  const values = ROWS.map((row) => [figureOf(figures, row, 0), figureOf(figures, row, 1)] as const)
  const read = values.map(
    ([common, correct], index) => `${names[index]}: ${uses[0]} ${write(common)}, ${uses[1]} ${write(correct)}`,
  )
  return { names, uses, write, values, note, alt: `${intro} ${read.join('; ')}.` }
}

/** Pregnancies among 100 women in a year: a bar of 100 with a number for common use, a number of correct use below. */
export const famEffect = diagram({
  id: 'fam-effect',
  width: 'full',
  height: CORRECT_Y + BAND,
  texts: {
    en: textsOf(
      'en',
      ['Sympto-thermal', 'Standard Days', 'TwoDay', 'Ovulation', 'Male condoms', 'No method'],
      ['common use', 'correct use'],
      [
        'Of 100 women, pregnant in a year.',
        'Each full bar is 100 women; the dark part shows common use. Ask why the lower number is smaller.',
      ],
    ),
    fr: textsOf(
      'fr',
      ['Sympto-thermique', 'Jours fixes', 'Deux jours', 'Ovulation', 'Préservatif', 'Aucune méthode'],
      ['emploi courant', 'emploi correct'],
      [
        'Sur 100 femmes, enceintes en un an.',
        'Chaque barre est de 100 femmes ; la partie foncée montre l’emploi courant. Demandez pourquoi le chiffre du bas est plus petit.',
      ],
    ),
    es: textsOf(
      'es',
      ['Sinto-térmico', 'Días Fijos', 'Dos Días', 'Ovulación', 'Condón', 'Ningún método'],
      ['uso habitual', 'uso correcto'],
      [
        'De 100 mujeres, embarazadas en un año.',
        'Cada barra son 100 mujeres; la parte oscura muestra el uso habitual. Pregunte por qué el número de abajo es menor.',
      ],
    ),
  },
  draw: ({ names, uses, write, values }): Shape[] => [
    rect(0, NAMES_HEIGHT, WIDTHS.full, BARS + 10 + BAND, { fill: 'terracottaPale', radius: 10 }),
    rect(0, CORRECT_Y, WIDTHS.full, BAND, { fill: 'leafPale', radius: 10 }),
    ...uses.flatMap(
      (words, index) =>
        textBox(words, 8, (index === 0 ? COMMON_Y : CORRECT_Y) + BAND / 2, LEFT, { size: 24, middle: true }).shapes,
    ),
    line([LEFT + OWN * COLUMN, 4], [LEFT + OWN * COLUMN, CORRECT_Y + BAND], {
      stroke: 'inkSoft',
      width: 2.5,
      dash: [7, 6],
    }),
    ...values.flatMap(([common, correct], index): Shape[] => {
      const middle = LEFT + COLUMN * (index + 0.5)
      const number = { size: 32, bold: true, anchor: 'middle' } as const
      return [
        ...textBox(names[index] ?? '', middle, 30, COLUMN - 4, { anchor: 'middle', middle: true }).shapes,
        rect(middle - 26, NAMES_HEIGHT + 8, 52, BARS, { fill: 'white', stroke: 'terracotta', width: 2 }),
        rect(middle - 26, NAMES_HEIGHT + 8 + BARS * (1 - common / 100), 52, BARS * (common / 100), {
          fill: 'terracotta',
        }),
        text(write(common), middle, COMMON_Y + 42, { ...number, paint: 'terracotta' }),
        text(write(correct), middle, CORRECT_Y + 42, { ...number, paint: 'leaf' }),
      ]
    }),
  ],
})
