import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { stepNumber, tick } from '../../kit/marks.ts'
import { methodShapes } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { SIX_QUESTIONS } from './six-questions.ts'

const [ROWS, GAP, BANNER] = [[60, 60, 88], 7, 46] as const
const COLUMN = (WIDTHS.full - GAP) / 2
const BANNER_TOP = ROWS.reduce((sum, height) => sum + height + GAP, 0)

/** The six questions in two columns for the wall, with the answer to one yes across the page. */
export const sixQuestionsWall = diagram({
  id: 'six-questions-wall',
  width: 'full',
  height: BANNER_TOP + BANNER,
  texts: {
    en: {
      questions: SIX_QUESTIONS.en.questions,
      note: SIX_QUESTIONS.en.note,
      yes: 'One yes, and no signs of pregnancy: start today',
      alt: `The six questions with a picture each: ${SIX_QUESTIONS.en.questions.join(' ')} Below: one yes and no signs of pregnancy, she starts today.`,
    },
    fr: {
      questions: [
        'Règles depuis 7 jours au plus (DIU cuivre 12) ?',
        'Aucun rapport depuis les dernières règles ?',
        'Une méthode fiable, bien utilisée ?',
        'Accouchement depuis moins de 4 semaines ?',
        'Bébé de moins de 6 mois, sein seul ou presque, sans règles ?',
        'Avortement, fausse couche, 7 jours au plus (DIU cuivre 12) ?',
      ],
      note: SIX_QUESTIONS.fr.note,
      yes: 'Un oui, aucun signe de grossesse : aujourd’hui',
      alt: `Les six questions, chacune avec une image : ${SIX_QUESTIONS.fr.questions.join(' ')} Dessous : un oui et aucun signe de grossesse, elle commence aujourd’hui.`,
    },
    es: {
      questions: ['¿Regla hace 7 días o menos (DIU de cobre 12)?', ...SIX_QUESTIONS.es.questions.slice(1)],
      note: SIX_QUESTIONS.es.note,
      yes: 'Un sí y ningún signo de embarazo: empieza hoy',
      alt: `Las seis preguntas, cada una con un dibujo: ${SIX_QUESTIONS.es.questions.join(' ')} Debajo: un sí y ningún signo de embarazo, empieza hoy.`,
    },
  },
  draw: ({ questions, yes }): Shape[] => [
    ...questions.flatMap((question, index): Shape[] => {
      const row = Math.floor(index / 2)
      const x = (index % 2) * (COLUMN + GAP)
      const y = ROWS.slice(0, row).reduce((sum, height) => sum + height + GAP, 0)
      const height = ROWS[row] ?? 0
      const middle = y + height / 2
      return [
        rect(x, y, COLUMN, height, { fill: (index + row) % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        ...stepNumber(index + 1, x + 26, middle),
        group(SCENES[index]?.() ?? [], { x: x + 50, y: middle - 28, scale: 0.56 }),
        ...textBox(question, x + 116, middle, COLUMN - 120, { middle: true }).shapes,
      ]
    }),
    rect(0, BANNER_TOP, WIDTHS.full, BANNER, { fill: 'leaf', radius: 12 }),
    text(yes, WIDTHS.full / 2 + 24, BANNER_TOP + 33, { size: 29, bold: true, paint: 'white', anchor: 'middle' }),
    ...tick(36, BANNER_TOP + BANNER / 2, 38),
    circle(36, BANNER_TOP + BANNER / 2, 19, { stroke: 'white', width: 3 }),
  ],
})

const SCENES: (() => Shape[])[] = [
  () => [...calendar(46, 56, 84), drop(76, 70, 'blood', 1.6)],
  () => [
    path('M8 92V42Q8 30 20 30H30Q42 30 42 42V92Z', { fill: 'terracotta' }),
    circle(25, 16, 14, { fill: 'skin' }),
    path('M58 92V42Q58 30 70 30H80Q92 30 92 42V92Z', { fill: 'indigo' }),
    circle(75, 16, 14, { fill: 'skinDark' }),
    path('M50 4V96', { stroke: 'ink', width: 4, dash: [9, 7] }),
  ],
  () => [rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }), ...methodShapes('pills')],
  () => [baby('skinDark', 'marigold', { x: 0, y: 22, scale: 0.9 })],
  () => [
    rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }),
    ...methodShapes('breastfeeding'),
  ],
  () => [...calendar(46, 56, 84), ...arrow([20, 66], [72, 66], { paint: 'terracotta', width: 9 })],
]
