import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, ringSlice, type Shape } from '../../kit/shapes.ts'
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
/** Dots on whole pixels, so that equal dots have equal pixels and the file stays small. */
const [HEAD, ROW, STEP, RADIUS] = [44, 148, 13.6, 5.2] as const
const COLUMN = 276

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
    'Male condoms': 'Préservatif',
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

/** 100 women a method, ten by ten; a filled dot is a woman who becomes pregnant in a year of typical use. */
export const effectiveness = diagram({
  id: 'effectiveness',
  width: 'full',
  height: 330,
  texts: {
    en: {
      head: 'Of 100 women, pregnant in a year of typical use',
      names: METHODS.en,
      decimal: '.',
      alt: altText(METHODS.en, 'Of 100 women, pregnant in a year of typical use', '.'),
      note: 'Each square has 100 women, ten by ten; each filled dot is a pregnancy in a year, a part of a dot fewer than one.',
    },
    fr: {
      head: 'Sur 100 femmes, enceintes en un an d’emploi courant',
      names: METHODS.fr,
      decimal: ',',
      alt: altText(METHODS.fr, 'Sur 100 femmes, enceintes en un an d’emploi courant', ','),
      note: 'Chaque carré compte 100 femmes, dix par dix ; chaque point plein est une grossesse en un an, une part de point moins d’une.',
    },
    es: {
      head: 'De 100 mujeres, embarazadas en un año de uso habitual',
      names: METHODS.es,
      decimal: ',',
      alt: altText(METHODS.es, 'De 100 mujeres, embarazadas en un año de uso habitual', ','),
      note: 'Cada cuadrado tiene 100 mujeres, diez por diez; cada punto lleno es un embarazo en un año, una parte de punto menos de uno.',
    },
  },
  draw: ({ head, names, decimal }) => [
    ...textBox(head, 0, 0, WIDTHS.full, { bold: true, paint: 'indigo' }).shapes,
    ...ROWS.flatMap((row, index) => square(row, names[row], decimal, index)),
  ],
})

function square(row: Row, name: string, decimal: string, index: number): Shape[] {
  const value = figureOf(figures, row, 0)
  const left = (index % 3) * COLUMN
  const top = HEAD + Math.floor(index / 3) * ROW
  const x = left + STEP * 10 + 12
  return [
    ...Array.from({ length: 100 }, (_, woman) =>
      dot(left + STEP * ((woman % 10) + 0.5), top + STEP * (Math.floor(woman / 10) + 0.5), value - woman),
    ).flat(),
    text(`${value}`.replace('.', decimal), x, top + 48, { bold: true, size: 48, paint: 'terracotta' }),
    ...textBox(name, x, top + 64, COLUMN - STEP * 10 - 14).shapes,
  ]
}

/** A woman: a ring, a filled dot, or a ring with a sector. @param share of a pregnancy */
function dot(x: number, y: number, share: number): Shape[] {
  if (share >= 1) return [circle(x, y, RADIUS + 0.6, { fill: 'terracotta' })]
  const ring = circle(x, y, RADIUS, { stroke: 'indigo', width: 1.6 })
  if (share <= 0) return [ring]
  return [ring, ringSlice([x, y], [0, RADIUS + 0.6], [0, share * 360], { fill: 'terracotta' })]
}

function altText(names: Record<Row, string>, head: string, decimal: string): string {
  const values = ROWS.map((row) => `${names[row]} ${`${figureOf(figures, row, 0)}`.replace('.', decimal)}`)
  return `${head}: ${values.join('; ')}.`
}
