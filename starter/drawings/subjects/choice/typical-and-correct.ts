import { diagram, type Language } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const ROWS = ['Implants', 'Progestin-only injectables', 'Combined pills', 'Male condoms', 'Female condoms'] as const
const [LEFT, ROW, TOP] = [210, 54, 58] as const
/** Points for one pregnancy. */
const UNIT = 25

const DECIMAL: Record<Language, string> = { en: '.', fr: ',', es: ',' }

function textsOf(language: Language, names: string[], uses: [typical: string, correct: string], note: string) {
  const write = (value: number) => `${value}`.replace('.', DECIMAL[language])
  const rows = ROWS.map((row, index) => ({
    name: names[index] ?? row,
    values: [figureOf(figures, row, 0), figureOf(figures, row, 1)],
  }))
  const read = rows.map(
    ({ name, values }) => `${name}: ${values.map((value, index) => `${uses[index]} ${write(value)}`).join(', ')}`,
  )
  return { rows, uses, write, note, alt: `${read.join('; ')}.` }
}

/** Pregnancies among 100 users in a year: typical use beside correct and consistent use. */
export const typicalAndCorrect = diagram({
  id: 'typical-and-correct',
  width: 'full',
  height: TOP + ROW * ROWS.length,
  texts: {
    en: textsOf(
      'en',
      ['Implants', 'Injectables', 'Combined pills', 'Male condoms', 'Female condoms'],
      ['typical use', 'correct use, every time'],
      'Ask why two bars differ so little for implants and so much for pills. Then: what can a service do about the upper bar?',
    ),
    fr: textsOf(
      'fr',
      ['Implants', 'Injectables', 'Pilule combinée', 'Préservatif', 'P. féminin'],
      ['emploi courant', 'emploi correct, chaque fois'],
      'Demandez pourquoi les deux barres diffèrent si peu pour les implants et tant pour la pilule. Que peut faire un service pour la barre du haut ?',
    ),
    es: textsOf(
      'es',
      ['Implantes', 'Inyectables', 'Píldora comb.', 'Condón', 'Condón fem.'],
      ['uso habitual', 'uso correcto, siempre'],
      'Pregunte por qué las dos barras difieren tan poco en los implantes y tanto en la píldora. ¿Qué puede hacer un servicio con la barra de arriba?',
    ),
  },
  draw: ({ rows, uses, write }): Shape[] => [
    rect(LEFT, 6, 26, 26, { fill: 'terracotta' }),
    text(uses[0], LEFT + 36, 28),
    rect(LEFT + 220, 6, 26, 26, { fill: 'white', stroke: 'indigo', width: 4 }),
    text(uses[1], LEFT + 258, 28),
    ...rows.flatMap(({ name, values: [typical = 0, correct = 0] }, index) => {
      const y = TOP + index * ROW
      return [
        text(name, 0, y + 30),
        rect(LEFT, y, Math.max(typical * UNIT, 3), 20, { fill: 'terracotta' }),
        text(write(typical), LEFT + typical * UNIT + 10, y + 19, { bold: true, paint: 'terracotta' }),
        rect(LEFT, y + 24, Math.max(correct * UNIT, 3), 18, { fill: 'white', stroke: 'indigo', width: 3 }),
        ...(correct * 2 < typical
          ? [text(write(correct), LEFT + correct * UNIT + 12, y + 42, { bold: true, paint: 'indigo' })]
          : []),
      ]
    }),
  ],
})
