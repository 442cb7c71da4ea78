import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** From the most to the least effective in typical use. */
const ROWS = [
  'Implants',
  'LNG-IUD',
  'Progestin-only injectables',
  'Combined pills',
  'Male condoms',
  'No method',
] as const
type Row = (typeof ROWS)[number]

const figures = readFigures('effectiveness.md')
const HEIGHT = 352
const ROW = 50
const LEFT = 270
/** 100 women in two rows of 50. */
const [COLUMNS, STEP, RADIUS] = [50, 11.4, 4.4] as const

const METHODS: Record<Language, Record<Row, string>> = {
  en: {
    Implants: 'Implants',
    'LNG-IUD': 'LNG-IUD',
    'Progestin-only injectables': 'Injectables',
    'Combined pills': 'Pills',
    'Male condoms': 'Male condoms',
    'No method': 'No method',
  },
  fr: {
    Implants: 'Implants',
    'LNG-IUD': 'DIU au LNG',
    'Progestin-only injectables': 'Injectables',
    'Combined pills': 'Pilules',
    'Male condoms': 'Préservatifs',
    'No method': 'Aucune méthode',
  },
  es: {
    Implants: 'Implantes',
    'LNG-IUD': 'DIU de LNG',
    'Progestin-only injectables': 'Inyectables',
    'Combined pills': 'Píldoras',
    'Male condoms': 'Condones',
    'No method': 'Ningún método',
  },
}

/** 100 women a method; a filled dot is a woman who becomes pregnant in a year of typical use. */
export const effectiveness = diagram({
  id: 'effectiveness',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      head: 'Of 100 women, pregnant in a year of typical use',
      names: METHODS.en,
      decimal: '.',
      alt: altText(METHODS.en, 'Of 100 women, pregnant in a year of typical use', '.'),
      note: 'Show the dots row by row: each row has 100 women, and each filled dot is a pregnancy in a year.',
    },
    fr: {
      head: 'Sur 100 femmes, enceintes en un an d’emploi courant',
      names: METHODS.fr,
      decimal: ',',
      alt: altText(METHODS.fr, 'Sur 100 femmes, enceintes en un an d’emploi courant', ','),
      note: 'Montrez les points ligne par ligne : chaque ligne compte 100 femmes, chaque point plein est une grossesse en un an.',
    },
    es: {
      head: 'De 100 mujeres, embarazadas en un año de uso habitual',
      names: METHODS.es,
      decimal: ',',
      alt: altText(METHODS.es, 'De 100 mujeres, embarazadas en un año de uso habitual', ','),
      note: 'Muestre los puntos fila por fila: cada fila tiene 100 mujeres y cada punto lleno es un embarazo en un año.',
    },
  },
  draw: ({ head, names, decimal }) => [
    ...textBox(head, 0, 0, WIDTHS.full, { bold: true, paint: 'indigo' }).shapes,
    ...ROWS.flatMap((row, index) => drawRow(row, names[row], decimal, 42 + index * (ROW + 2))),
  ],
})

function drawRow(row: Row, name: string, decimal: string, top: number): Shape[] {
  const value = figureOf(figures, row, 0)
  const filled = Math.round(value)
  const dots = Array.from({ length: 100 }, (_, index) => {
    const [x, y] = [LEFT + (index % COLUMNS) * STEP, top + 14 + Math.floor(index / COLUMNS) * 20]
    const isFilled = index < filled
    return circle(x, y, isFilled ? 5.2 : RADIUS, isFilled ? { fill: 'terracotta' } : { stroke: 'indigo', width: 1.6 })
  })
  return [
    text(`${value}`.replace('.', decimal), LEFT - 20, top + 33, { bold: true, anchor: 'end', paint: 'terracotta' }),
    text(name, 0, top + 33),
    ...dots,
  ]
}

function altText(names: Record<Row, string>, head: string, decimal: string): string {
  const values = ROWS.map((row) => `${names[row]} ${`${figureOf(figures, row, 0)}`.replace('.', decimal)}`)
  return `${head}: ${values.join('; ')}.`
}
