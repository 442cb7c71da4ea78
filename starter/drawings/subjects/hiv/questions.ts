import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { warning } from '../../kit/client-scenes.ts'
import { stepNumber } from '../../kit/marks.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { manyMethods, tabletsStay, wishedBaby } from '../people/signs.ts'
import { testStrips } from './scenes.ts'

const danger = (): Shape[] => warning(50, 54)
const SIGNS = [wishedBaby, manyMethods, tabletsStay, testStrips, danger]

const ROW = 68
/** Left edge and width of the questions, and of the answers. */
const ASK = [112, 248] as const
const YES = [412, 214] as const
const NO = [676, WIDTHS.full - 676] as const

function textsOf(questions: string[], yes: string[], no: string[], words: [yes: string, no: string], note: string) {
  const read = questions.map(
    (question, index) => `${index + 1}. ${question} ${words[0]}: ${yes[index]}. ${words[1]}: ${no[index]}.`,
  )
  return { questions, yes, no, words, note, alt: read.join(' ') }
}

/** Five questions at every visit, and where each answer leads. */
export const fiveQuestions = diagram({
  id: 'five-questions',
  width: 'full',
  height: ROW * 5,
  texts: {
    en: textsOf(
      [
        'A child in the coming year?',
        'Happy with your method?',
        'Any medicine each day?',
        'A test, or protection?',
        'Anybody making life unsafe?',
      ],
      [
        'Safer conception; folic acid',
        'Supplies; date',
        'Look-up table',
        'Test, condoms, PrEP, treatment',
        'First-line support; referral',
      ],
      ['Question 2', 'Compare; start today', 'Go on', 'Offer again', '“Come at any time”'],
      ['Yes', 'No'],
      'Pairs ask all five in the language of their clients. “Not sure” is a full answer: give it time.',
    ),
    fr: textsOf(
      [
        'Un enfant dans l’année ?',
        'Contente de la méthode ?',
        'Un médicament chaque jour ?',
        'Un test, une protection ?',
        'Quelqu’un vous menace ?',
      ],
      [
        'Moindre risque ; acide folique',
        'Réserve ; date',
        'Tableau des médicaments',
        'Test, préservatif, PrEP, soin',
        'Soutien ; orienter',
      ],
      ['Question 2', 'Comparer ; ce jour', 'Continuer', 'Proposer encore', '« Venez toujours »'],
      ['Oui', 'Non'],
      'Par deux, posez les cinq questions dans la langue des clientes. « Je ne sais pas » est une vraie réponse.',
    ),
    es: textsOf(
      [
        '¿Un embarazo este año?',
        '¿Contenta con su método?',
        '¿Una medicina cada día?',
        '¿Una prueba, protección?',
        '¿Alguien le hace daño?',
      ],
      [
        'Más seguro; ácido fólico',
        'Suministro; fecha',
        'Tabla de medicinas',
        'Prueba, condón, PrEP, tratar',
        'Apoyo inmediato; referir',
      ],
      ['Pregunta 2', 'Comparar; iniciar hoy', 'Seguir', 'Ofrecer otra vez', '«Venga siempre»'],
      ['Sí', 'No'],
      'En parejas, hagan las cinco preguntas en la lengua de sus usuarias. «No sé» es una respuesta completa.',
    ),
  },
  draw: ({ questions, yes, no, words }): Shape[] =>
    questions.flatMap((question, index) => {
      const [y, middle] = [index * ROW + 2, index * ROW + ROW / 2]
      return [
        ...stepNumber(index + 1, 20, middle),
        group(SIGNS[index]?.() ?? [], { x: 46, y: y + 2, scale: 0.6 }),
        rect(ASK[0], y, ASK[1], ROW - 4, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }),
        path(`M${ASK[0] + 2} ${middle - 10}L${ASK[0] - 10} ${middle}L${ASK[0] + 2} ${middle + 10}`, { fill: 'indigo' }),
        ...textBox(question, ASK[0] + 14, middle - 1, ASK[1] - 20, { bold: true, middle: true }).shapes,
        ...answer(words[0], (ASK[0] + ASK[1] + YES[0]) / 2, middle),
        ...box(yes[index] ?? '', [YES[0], y], [YES[1], ROW - 4], { fill: 'indigoPale' }),
        ...answer(words[1], (YES[0] + YES[1] + NO[0]) / 2, middle),
        ...box(no[index] ?? '', [NO[0], y], [NO[1], ROW - 4], { fill: 'sand' }),
      ]
    }),
})

/** Words: a tick or a cross beside an answer would judge it. */
function answer(word: string, x: number, y: number): Shape[] {
  return textBox(word, x, y - 1, 60, { bold: true, anchor: 'middle', middle: true, paint: 'indigo' }).shapes
}
