import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { stepNumber } from '../../kit/marks.ts'
import { arrow, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const HEIGHT = 336
/** Width of the list, and the left edge of the two boxes. */
const [LIST, BOX] = [570, 668] as const

/** The words of the slide and of the poster. */
export const SIX_QUESTIONS = {
  en: {
    questions: [
      'Bleeding began in last 7 days (copper IUD 12)?',
      'Abstained since bleeding, birth or loss?',
      'A reliable method, used well?',
      'Baby born in the last 4 weeks?',
      'Baby under 6 months, fully or nearly fully breastfed, no bleeding?',
      'Miscarriage, abortion, last 7 days (copper IUD 12)?',
    ],
    branches: ['yes', 'no'],
    yes: 'One yes, no signs of pregnancy: today',
    no: 'Six times no: ask about her bleeding',
    alt: 'A list of the six questions about pregnancy. For a copper IUD, questions 1 and 6 have 12 days instead of 7. A bracket around all six leads to two boxes: one yes and no signs of pregnancy, she starts today; six times no, ask about her bleeding.',
    note: 'Ask the questions in this order and stop at the first yes. For a copper IUD, questions 1 and 6 have 12 days.',
  },
  fr: {
    questions: [
      'Règles commencées depuis 7 jours au plus (DIU au cuivre 12) ?',
      'Aucun rapport depuis les dernières règles ?',
      'Une méthode fiable, bien utilisée ?',
      'Accouchement depuis moins de 4 semaines ?',
      'Bébé de moins de 6 mois, sein seul ou presque, sans règles ?',
      'Fausse couche, avortement depuis 7 jours au plus (DIU au cuivre 12) ?',
    ],
    branches: ['oui', 'non'],
    yes: 'Un oui, aucun signe de grossesse : aujourd’hui',
    no: 'Six fois non : test, ou préservatifs',
    alt: 'La liste des six questions sur la grossesse. Pour le DIU au cuivre, les questions 1 et 6 vont jusqu’à 12 jours au lieu de 7. Une accolade réunit les six et mène à deux cadres : un oui et aucun signe de grossesse, elle commence ce jour ; six fois non, un test ou des préservatifs.',
    note: 'Posez les questions dans cet ordre et arrêtez-vous au premier oui. Pour le DIU au cuivre, les questions 1 et 6 vont jusqu’à 12 jours.',
  },
  es: {
    questions: [
      '¿Regla iniciada hace 7 días o menos (DIU de cobre 12)?',
      '¿Sin relaciones desde regla, parto o pérdida?',
      '¿Un método confiable, bien usado?',
      '¿Parto hace menos de 4 semanas?',
      '¿Bebé menor de 6 meses, solo o casi solo pecho, sin regla?',
      '¿Aborto hace 7 días o menos (DIU de cobre 12)?',
    ],
    branches: ['sí', 'no'],
    yes: 'Un sí, ningún signo de embarazo: hoy',
    no: 'Seis veces no: prueba, o condones',
    alt: 'La lista de las seis preguntas sobre el embarazo. Para el DIU de cobre, las preguntas 1 y 6 tienen 12 días en lugar de 7. Una llave une las seis y lleva a dos cuadros: un sí y ningún signo de embarazo, inicia hoy; seis veces no, una prueba, o condones y esperar la próxima regla.',
    note: 'Haga las preguntas en este orden y deténgase en el primer sí. Para el DIU de cobre, las preguntas 1 y 6 tienen 12 días.',
  },
}

/** The six questions, and what one yes means. The wording follows the slide and the job aid of the module on WHO guidance. */
export const sixQuestions = diagram({
  id: 'six-questions',
  width: 'full',
  height: HEIGHT,
  texts: SIX_QUESTIONS,
  draw: ({ questions, branches, yes, no }): Shape[] => [
    ...rowsOf(questions),
    path(
      `M${LIST + 6} 6H${LIST + 20}V${HEIGHT - 6}H${LIST + 6}M${LIST + 20} ${HEIGHT * 0.25}h10M${LIST + 20} ${HEIGHT * 0.75}h10`,
      { stroke: 'ink', width: 5 },
    ),
    ...branch(`1 ${branches[0]}`, HEIGHT * 0.25),
    ...branch(`6 ${branches[1]}`, HEIGHT * 0.75),
    ...box(yes, [BOX, 6], [WIDTHS.full - BOX, HEIGHT / 2 - 14], { fill: 'leaf', ink: 'white', bold: true }),
    ...box(no, [BOX, HEIGHT / 2 + 8], [WIDTHS.full - BOX, HEIGHT / 2 - 14], { fill: 'white', stroke: 'ink' }),
  ],
})

/** An arrow to a box, with the answers that lead there. */
function branch(answers: string, y: number): Shape[] {
  return [
    ...arrow([LIST + 26, y], [BOX - 2, y], { width: 6 }),
    text(answers, (LIST + 20 + BOX) / 2 + 1, y - 14, { bold: true, anchor: 'middle' }),
  ]
}

/** The rows share the height; a question of two lines has a higher row. */
function rowsOf(questions: string[]): Shape[] {
  const heights = questions.map((question) => textBox(question, 0, 0, LIST - 62).height)
  const rest = (HEIGHT - heights.reduce((sum, height) => sum + height, 0)) / questions.length
  let y = 0
  return questions.flatMap((question, index) => {
    const top = y
    const height = (heights[index] ?? 0) + rest
    y += height
    return [
      rect(0, top + 2, LIST, height - 4, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
      ...stepNumber(index + 1, 26, top + height / 2),
      ...textBox(question, 54, top + height / 2, LIST - 62, { middle: true }).shapes,
    ]
  })
}
