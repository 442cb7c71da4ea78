import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundred } from '../../kit/hundred.ts'
import { methodSign } from '../../kit/methods.ts'
import { rect } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('efavirenz-and-methods.md')
const METHODS = [
  { name: 'Implant', sign: 'implant', fill: 'sand' },
  { name: 'DMPA', sign: 'injection', fill: 'marigoldPale' },
] as const
const MEDICINES = ['nevirapine', 'efavirenz'] as const

interface Words {
  methods: [implant: string, dmpa: string]
  medicines: [nevirapine: string, efavirenz: string]
  /** What the two figures of each method mean. */
  meaning: [implant: string, dmpa: string]
  decimal: '.' | ','
}

function textsOf(words: Words, head: string, note: string) {
  const figure = (method: number, medicine: number) =>
    `${figureOf(figures, `${METHODS[method]?.name} and ${MEDICINES[medicine]}`, 0)}`.replace('.', words.decimal)
  const fields = words.methods.map((method, row) => {
    const [nevirapine, efavirenz] = words.medicines.map((medicine, column) => `${medicine} ${figure(row, column)}`)
    return `${method}: ${nevirapine}, ${efavirenz}, ${words.meaning[row]}`
  })
  return { ...words, figure, note, alt: `${head}. ${fields.join('; ')}.` }
}

const [HEIGHT, GAP, STEP] = [336, 24, 15] as const
const PANEL = (WIDTHS.full - GAP) / 2
const COLUMN = PANEL / 2

/** Pregnancies in a year with two methods and two HIV medicines in western Kenya. */
export const efavirenzHundred = diagram({
  id: 'efavirenz-hundred',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: textsOf(
      {
        methods: ['Implant', 'DMPA'],
        medicines: ['nevirapine', 'efavirenz'],
        meaning: ['3 times as many', 'no clear difference'],
        decimal: '.',
      },
      'Of 100 women, pregnant in a year, western Kenya, 2011 to 2013',
      'Each filled dot is a pregnancy among 100 women in a year, rounded. Compare the two medicines first, then the two methods.',
    ),
    fr: textsOf(
      {
        methods: ['Implant', 'DMPA'],
        medicines: ['névirapine', 'éfavirenz'],
        meaning: ['le triple', 'pas de différence nette'],
        decimal: ',',
      },
      'Sur 100 femmes, enceintes en un an, ouest du Kenya, de 2011 à 2013',
      'Chaque point plein est une grossesse pour 100 femmes en un an, en arrondi. Comparez les deux médicaments, puis les deux méthodes.',
    ),
    es: textsOf(
      {
        methods: ['Implante', 'AMPD'],
        medicines: ['nevirapina', 'efavirenz'],
        meaning: ['el triple', 'sin diferencia clara'],
        decimal: ',',
      },
      'De 100 mujeres, embarazadas en un año, oeste de Kenia, de 2011 a 2013',
      'Cada punto lleno es un embarazo entre 100 mujeres en un año, redondeado. Compare primero las dos medicinas y después los dos métodos.',
    ),
  },
  draw: ({ methods, medicines, meaning, figure }) =>
    METHODS.flatMap(({ name, sign, fill }, row) => {
      const left = row * (PANEL + GAP)
      const middle = left + COLUMN
      return [
        rect(left, 0, PANEL, HEIGHT, { fill, radius: 14 }),
        methodSign(sign, { x: left + 14, y: 8, scale: 0.5 }),
        text(methods[row] ?? name, left + 78, 43, { bold: true, size: 28, paint: 'indigo' }),
        ...medicines.flatMap((medicine, column) => {
          const x = left + COLUMN * (column + 0.5)
          const value = figure(row, column)
          return [
            text(medicine, x, 84, { size: 24, anchor: 'middle' }),
            ...hundred(x - STEP * 5, 96, STEP, Number(value.replace(',', '.')), { paint: 'blood', isPale: true }),
            text(value, x, 288, { size: 40, bold: true, paint: 'terracotta', anchor: 'middle' }),
          ]
        }),
        text(meaning[row] ?? '', middle, 322, { size: 26, bold: true, anchor: 'middle' }),
      ]
    }),
})
