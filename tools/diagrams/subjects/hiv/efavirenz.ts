import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { box } from '../../kit/boxes.ts'
import { chips } from '../../kit/chip-table.ts'
import { hundred } from '../../kit/hundred.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'

const figures = readFigures('efavirenz-and-methods.md')
/** Whole numbers, as the slide says them: about 1, 3 and 5. */
const [NEVIRAPINE, EFAVIRENZ, DMPA] = ['Implant and nevirapine', 'Implant and efavirenz', 'DMPA and efavirenz'].map(
  (row) => Math.round(figureOf(figures, row, 0)),
)

/** Efavirenz and nevirapine have one row: the second column is the implant, the third DMPA. */
const [, IMPLANT_CATEGORY = '', DMPA_CATEGORY = ''] = [...readFigures('hiv-medicines.md').values()][0] ?? []

interface Words {
  methods: [implant: string, dmpa: string]
  medicines: [nevirapine: string, efavirenz: string]
  about: string
  /** What a category of 2 and of 1 says of the method. */
  verdicts: [string, string]
  /** What a category is, and what it is not. */
  meaning: string
}

function textsOf(words: Words, head: string, note: string) {
  const { methods, medicines, about, verdicts, meaning } = words
  const [implant, dmpa] = methods
  const [nevirapine, efavirenz] = medicines
  const alt = [
    head,
    `${implant}, ${nevirapine}: ${about} ${NEVIRAPINE}; ${efavirenz}: ${about} ${EFAVIRENZ}; ${IMPLANT_CATEGORY}, ${verdicts[0]}`,
    `${dmpa}, ${efavirenz}: ${about} ${DMPA}; ${DMPA_CATEGORY}, ${verdicts[1]}`,
    meaning,
  ].join('. ')
  return { ...words, note, alt: /[.!?]$/.test(alt) ? alt : `${alt}.` }
}

const [HEIGHT, DOTS, STEP] = [274, 48, 12.2] as const
/** Left edge and width of the panels of implant and DMPA. */
const [IMPLANT, RIGHT] = [
  { x: 0, width: 520 },
  { x: 534, width: WIDTHS.full - 534 },
] as const

/** Pregnancies in a year with HIV medicines in western Kenya, and what the category says beside them. */
export const efavirenzHundred = diagram({
  id: 'efavirenz-hundred',
  width: 'full',
  height: HEIGHT + 48,
  texts: {
    en: textsOf(
      {
        methods: ['Implant', 'DMPA'],
        medicines: ['with nevirapine', 'with efavirenz'],
        about: 'about',
        verdicts: ['may be weakened', 'not weakened'],
        meaning: 'The category says: weakened or not. It does not count pregnancies.',
      },
      'Of 100 women, pregnant in a year, western Kenya, 2011 to 2013',
      'Each filled dot is a pregnancy among 100 women in a year. The category answers another question: does the medicine weaken the method? Ask what this picture says to “efavirenz, therefore injection”.',
    ),
    fr: textsOf(
      {
        methods: ['Implant', 'DMPA'],
        medicines: ['avec névirapine', 'avec éfavirenz'],
        about: 'environ',
        verdicts: ['peut être affaibli', 'pas affaibli'],
        meaning: 'La catégorie dit : affaibli ou non. Elle ne compte pas les grossesses.',
      },
      'Sur 100 femmes, enceintes en un an, ouest du Kenya, de 2011 à 2013',
      'Chaque point plein est une grossesse pour 100 femmes en un an. La catégorie répond à une autre question : le médicament affaiblit-il la méthode ? Que répond ce dessin à « éfavirenz, donc injection » ?',
    ),
    es: textsOf(
      {
        methods: ['Implante', 'AMPD'],
        medicines: ['con nevirapina', 'con efavirenz'],
        about: 'cerca de',
        verdicts: ['puede debilitarse', 'no se debilita'],
        meaning: 'La categoría dice: se debilita o no. No cuenta los embarazos.',
      },
      'De 100 mujeres, embarazadas en un año, oeste de Kenia, de 2011 a 2013',
      'Cada punto lleno es un embarazo entre 100 mujeres en un año. La categoría responde a otra pregunta: ¿debilita el medicamento al método? ¿Qué responde el dibujo a «efavirenz, luego inyección»?',
    ),
  },
  draw: ({ methods, medicines, about, verdicts, meaning }) => [
    ...panel(IMPLANT, 'marigoldPale', 'implant', methods[0]),
    ...women(130, NEVIRAPINE ?? 0, about, medicines[0]),
    ...women(390, EFAVIRENZ ?? 0, about, medicines[1]),
    ...arrow([212, DOTS + 5 * STEP], [308, DOTS + 5 * STEP], { width: 6 }),
    ...verdict(IMPLANT, IMPLANT_CATEGORY, verdicts[0]),
    ...panel(RIGHT, 'indigoPale', 'injection', methods[1]),
    ...women(RIGHT.x + RIGHT.width / 2, DMPA ?? 0, about, medicines[1]),
    ...verdict(RIGHT, DMPA_CATEGORY, verdicts[1]),
    ...box(meaning, [0, HEIGHT + 8], [WIDTHS.full, 40], { fill: 'white', stroke: 'ink', bold: true }),
  ],
})

interface Side {
  x: number
  width: number
}

function panel({ x, width }: Side, fill: Paint, sign: MethodSign, name: string): Shape[] {
  const left = x + width / 2 - (50 + textWidth(name, { bold: true })) / 2
  return [
    rect(x, 0, width, HEIGHT, { fill, radius: 14 }),
    methodSign(sign, { x: left, y: 3, scale: 0.42 }),
    text(name, left + 50, 33, { bold: true, paint: 'indigo' }),
  ]
}

/** 100 women, and how many of them become pregnant. @param x of the middle */
function women(x: number, value: number, about: string, medicine: string): Shape[] {
  const low = DOTS + 10 * STEP
  return [
    ...hundred(x - 5 * STEP, DOTS, STEP, value, { paint: 'blood', isPale: true }),
    text(`${about} ${value}`, x, low + 27, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    text(medicine, x, low + 54, { anchor: 'middle' }),
  ]
}

function verdict({ x, width }: Side, category: string, words: string): Shape[] {
  const left = x + width / 2 - (46 + textWidth(words, { bold: true })) / 2
  return [...chips(category, left + 18, HEIGHT - 24, 17), text(words, left + 46, HEIGHT - 15, { bold: true })]
}
