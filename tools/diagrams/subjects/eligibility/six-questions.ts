import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { stepNumber } from '../../kit/marks.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const ROW = 54
const LIST = 600

/** The six questions, and what one yes means. The wording follows the slide and the job aid of the module on WHO guidance. */
export const sixQuestions = diagram({
  id: 'six-questions',
  width: 'full',
  height: 6 * ROW,
  texts: {
    en: {
      questions: [
        'Bleeding began in the last 7 days?',
        'No sex since bleeding, birth or loss?',
        'A reliable method, used well?',
        'Baby born in the last 4 weeks?',
        'Baby under 6 months, full feeding, no bleeding?',
        'Miscarriage or abortion in the last 7 days?',
      ],
      yes: 'One yes, no signs of pregnancy: today',
      no: 'Six times no: ask about her bleeding',
      alt: 'A list of the six questions about pregnancy. An arrow from the list: one yes and no signs of pregnancy, she starts today. A second box: six times no, ask about her bleeding.',
      note: 'Ask the questions in this order and stop at the first yes. For a copper IUD, questions 1 and 6 have 12 days.',
    },
    fr: {
      questions: [
        'Règles commencées depuis 7 jours au plus ?',
        'Aucun rapport depuis les dernières règles ?',
        'Une méthode fiable, bien utilisée ?',
        'Accouchement depuis moins de 4 semaines ?',
        'Sein seul ou presque, < 6 mois, sans règles ?',
        'Fausse couche, avortement, 7 jours au plus ?',
      ],
      yes: 'Un oui, aucun signe de grossesse : aujourd’hui',
      no: 'Six fois non : parler de ses règles',
      alt: 'La liste des six questions sur la grossesse. Une flèche : un oui et aucun signe de grossesse, elle commence ce jour. Un second cadre : six fois non, parler de ses règles.',
      note: 'Posez les questions dans cet ordre et arrêtez-vous au premier oui. Pour le DIU au cuivre, les questions 1 et 6 vont jusqu’à 12 jours.',
    },
    es: {
      questions: [
        '¿Regla iniciada hace 7 días o menos?',
        '¿Sin relaciones desde regla, parto o pérdida?',
        '¿Un método confiable, bien usado?',
        '¿Parto hace menos de 4 semanas?',
        '¿Bebé menor de 6 meses, solo pecho, sin regla?',
        '¿Aborto hace 7 días o menos?',
      ],
      yes: 'Un sí, ningún signo de embarazo: hoy',
      no: 'Seis veces no: preguntar por su regla',
      alt: 'La lista de las seis preguntas sobre el embarazo. Una flecha: un sí y ningún signo de embarazo, inicia hoy. Otro cuadro: seis veces no, preguntar por su regla.',
      note: 'Haga las preguntas en este orden y deténgase en el primer sí. Para el DIU de cobre, las preguntas 1 y 6 tienen 12 días.',
    },
  },
  draw: ({ questions, yes, no }): Shape[] => [
    ...questions.flatMap((question, index) => {
      const y = index * ROW
      return [
        rect(0, y + 3, LIST, ROW - 6, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
        ...stepNumber(index + 1, 28, y + ROW / 2),
        ...textBox(question, 58, y + ROW / 2, LIST - 66, { middle: true, size: 24 }).shapes,
      ]
    }),
    ...arrow([LIST + 6, 84], [LIST + 46, 84], { paint: 'leaf', width: 7 }),
    ...box(yes, [LIST + 54, 6], [WIDTHS.full - LIST - 54, 164], { fill: 'leaf', ink: 'white', bold: true }),
    ...arrow([LIST + 6, 254], [LIST + 46, 254], { paint: 'ink', width: 7 }),
    ...box(no, [LIST + 54, 186], [WIDTHS.full - LIST - 54, 134], { fill: 'white', stroke: 'ink' }),
  ],
})
