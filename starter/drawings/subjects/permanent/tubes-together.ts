import { diagram, WIDTHS } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { calendar } from '../../kit/days.ts'
import { stepNumber } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bubble, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { text, textBox } from '../../kit/text.ts'
import { MONTHS } from '../implants/months.ts'
import { NURSE, WOMAN } from './tubes-body.ts'
import { operation } from './vas-seven-points.ts'

const SURGEON: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'leaf', cloth: 'leaf', isProvider: true }
const OBSERVER: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }
const HEIGHT = 332
const STAGE = { height: 77, gap: 8, width: 262 } as const

/** Four stages of learning, the surgeon beside each. */
export const tubesLearning = diagram({
  id: 'tubes-learning',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      stages: ['Observes', 'Assists', 'Single steps', 'Whole operation'],
      alt: 'Four stages, one below the other: the trainee observes, assists, does single steps, does the whole operation. Beside all four stands the experienced surgeon.',
      note: 'Each trainee points to the stage that she or he has reached, and says who stood beside.',
    },
    fr: {
      stages: ['Observe', 'Assiste', 'Quelques gestes', 'Opération entière'],
      alt: 'Quatre étapes, l’une sous l’autre : l’apprenant observe, assiste, fait quelques gestes, fait l’opération entière. À côté des quatre se tient le chirurgien expérimenté.',
      note: 'Chacun montre l’étape qu’il a atteinte et dit qui se tenait à côté.',
    },
    es: {
      stages: ['Observa', 'Ayuda', 'Algunos pasos', 'Toda la operación'],
      alt: 'Cuatro etapas, una debajo de otra: quien aprende observa, ayuda, hace algunos pasos, hace toda la operación. Junto a las cuatro está el cirujano con experiencia.',
      note: 'Cada participante señala la etapa a la que llegó y dice quién estaba a su lado.',
    },
  },
  draw: ({ stages }) => [
    ...stages.flatMap((stage, index): Shape[] => {
      const y = index * (STAGE.height + STAGE.gap)
      return [
        rect(0, y, STAGE.width, STAGE.height, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        ...stepNumber(index + 1, 26, y + STAGE.height / 2),
        group(STAGES[index]?.() ?? [], { x: 88, y: y + 4 }),
        ...textBox(stage, 134, y + STAGE.height / 2, STAGE.width - 138, { bold: true, middle: true }).shapes,
      ]
    }),
    rect(STAGE.width + 8, 0, WIDTHS.half - STAGE.width - 8, HEIGHT, { fill: 'leafPale', radius: 12 }),
    path(`M${STAGE.width + 22} 14V${HEIGHT - 14}`, { stroke: 'leaf', width: 6 }),
    bust(SURGEON, { x: STAGE.width + 28, y: HEIGHT / 2 - 62, scale: 0.58 }),
  ],
})

/** What the trainee does: 70 high, 80 wide, the middle at x = 0. */
const STAGES: (() => Shape[])[] = [
  () => [
    path('M-34 35Q0 -4 34 35Q0 74 -34 35Z', { fill: 'white', stroke: 'ink', width: 5 }),
    circle(0, 35, 14, { fill: 'indigo' }),
    circle(0, 35, 6, { fill: 'white' }),
  ],
  () => [
    rect(-36, 12, 72, 46, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 6 }),
    ...[-20, -2, 16].flatMap((x) => [
      path(`M${x} 20V46`, { stroke: 'steelDark', width: 4.5 }),
      circle(x, 48, 4.5, { stroke: 'steelDark', width: 3.5 }),
    ]),
  ],
  () => [
    path('M-8 4L14 50M10 4L-14 50', { stroke: 'steelDark', width: 6 }),
    circle(18, 58, 9, { stroke: 'steelDark', width: 5 }),
    circle(-18, 58, 9, { stroke: 'steelDark', width: 5 }),
  ],
  () => [group(operation(), { scale: 0.62, y: 10 })],
]

/** Three sentences of a talk, each with one error. */
export const tubesThreeErrors = diagram({
  id: 'tubes-three-errors',
  width: 'full',
  height: 330,
  texts: {
    en: {
      words: [
        '“It is safe and it never fails”',
        '“It is the best method for a woman with many children”',
        '“It lasts until the tubes are opened again”',
      ],
      alt: 'Three cards with what a colleague says: “It is safe and it never fails”, with a shield; “It is the best method for a woman with many children”, with a mother; “It lasts until the tubes are opened again”, with the sign of closed tubes and an arrow that turns back. Each has a question mark.',
      note: 'Read each sentence aloud; the group repairs it in one true sentence.',
    },
    fr: {
      words: [
        '« C’est sûr et n’échoue jamais »',
        '« C’est la meilleure méthode pour qui a beaucoup d’enfants »',
        '« Cela dure jusqu’à la réouverture des trompes »',
      ],
      alt: 'Trois cartes avec ce que dit une collègue : « C’est sûr et n’échoue jamais », avec un bouclier ; « C’est la meilleure méthode pour qui a beaucoup d’enfants », avec une mère ; « Cela dure jusqu’à la réouverture des trompes », avec le signe des trompes fermées et une flèche qui revient. Chacune a un point d’interrogation.',
      note: 'Lisez chaque phrase ; le groupe la corrige en une phrase vraie.',
    },
    es: {
      words: [
        '«Es segura y nunca falla»',
        '«Es el mejor método para quien tiene muchos hijos»',
        '«Dura hasta que se abren otra vez las trompas»',
      ],
      alt: 'Tres tarjetas con lo que dice una colega: «Es segura y nunca falla», con un escudo; «Es el mejor método para quien tiene muchos hijos», con una madre; «Dura hasta que se abren otra vez las trompas», con el signo de las trompas cerradas y una flecha que regresa. Cada una tiene una pregunta.',
      note: 'Lea cada frase; el grupo la corrige con una frase verdadera.',
    },
  },
  draw: ({ words }) =>
    tallCards(
      ERRORS.map((scene, index) => ({ scene: scene(), box: [-6, 0, 160, 124], label: words[index] ?? '' })),
      330,
      false,
    ),
})

function asked(): Shape[] {
  return [
    circle(128, 98, 24, { fill: 'indigo', stroke: 'white', width: 3 }),
    text('?', 128, 111, { size: 36, bold: true, paint: 'white', anchor: 'middle' }),
  ]
}

const ERRORS: (() => Shape[])[] = [
  () => [
    path('M74 6L120 20C120 70 106 100 74 118C42 100 28 70 28 20Z', { fill: 'waterDeep', stroke: 'ink', width: 4 }),
    ...asked(),
  ],
  () => [motherAndBaby(WOMAN, { x: 24, y: 2, scale: 0.6 }), ...asked()],
  () => [
    methodSign('tubes', { x: 32, y: 32, scale: 0.9 }),
    path('M112 26A52 52 0 0 0 30 28', { stroke: 'terracotta', width: 8 }),
    path('M24 4L22 38L50 30Z', { fill: 'terracotta' }),
    ...asked(),
  ],
]

/** A client who hides a card, a counsellor who asks, an observer who counts. */
export const tubesSecret = diagram({
  id: 'tubes-secret',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'Three people. A counsellor asks a question; the client hides a card in her arms. Behind a line, an observer with a watch counts questions and silence and does not speak.',
      note: 'The client decides alone when she feels safe enough to show her card.',
    },
    fr: {
      alt: 'Trois personnes. Une conseillère pose une question ; la cliente cache une carte dans ses bras. Derrière une ligne, une observatrice avec une montre compte les questions et les silences, sans parler.',
      note: 'La cliente décide seule quand elle se sent assez en confiance pour montrer sa carte.',
    },
    es: {
      alt: 'Tres personas. Una consejera hace una pregunta; la usuaria esconde una tarjeta en los brazos. Detrás de una línea, una observadora con reloj cuenta preguntas y silencios, y no habla.',
      note: 'La usuaria decide sola cuándo se siente segura para mostrar su tarjeta.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, 336, { fill: 'indigoPale', radius: 16 }),
    bust(OBSERVER, { x: 108, y: 8, scale: 0.66 }),
    ...clock(250, 70, 44, 0.25),
    path('M20 128H360', { stroke: 'indigo', width: 4, dash: [12, 10] }),
    ...bubble(112, 142, 84, 62, 16),
    text('?', 154, 190, { size: 48, bold: true, paint: 'terracotta', anchor: 'middle' }),
    bust({ ...NURSE }, { x: -2, y: 170, scale: 0.92 }),
    bust(WOMAN, { x: 226, y: 170, scale: 0.92 }),
    group(
      [
        rect(0, 0, 62, 46, { fill: 'marigoldPale', stroke: 'ink', width: 3, radius: 5 }),
        path('M10 14H40M10 28H50', { stroke: 'inkSoft', width: 4 }),
      ],
      { x: 262, y: 282, rotate: -8 },
    ),
    path('M232 334Q250 300 300 318', { stroke: 'skin', width: 20 }),
    path('M366 334Q352 304 306 300', { stroke: 'skin', width: 20 }),
    ellipse(301, 308, 15, 12, { fill: 'skin' }),
  ],
})

const SIX: PersonLook[] = [
  { skin: 'skinDark', head: 'bun', cloth: 'marigold' },
  { skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'terracotta' },
  { skin: 'skinDeep', head: 'wrap', headPaint: 'marigold', cloth: 'indigo' },
  { skin: 'skinLight', head: 'bun', cloth: 'leaf' },
  WOMAN,
  { skin: 'skinDark', head: 'veil', headPaint: 'indigo', cloth: 'marigold' },
]

/** Six women, A to F, and one calendar. */
export const tubesCalendar = diagram({
  id: 'tubes-calendar',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Six women with the letters A to F, and below them a month of a calendar and a leaf with a question mark: on which day?',
      note: 'Each pair puts its letter on a day of the wall calendar, or beside it.',
    },
    fr: {
      alt: 'Six femmes avec les lettres A à F et, dessous, un mois de calendrier et une feuille avec un point d’interrogation : quel jour ?',
      note: 'Chaque binôme place sa lettre sur un jour du calendrier mural, ou à côté.',
    },
    es: {
      alt: 'Seis mujeres con las letras A a F y, debajo, un mes de calendario y una hoja con una pregunta: ¿qué día?',
      note: 'Cada pareja pone su letra en un día del calendario de la pared, o al lado.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, 330, { fill: 'indigoPale', radius: 16 }),
    ...SIX.flatMap((look, index): Shape[] => {
      const [x, y] = [12 + (index % 3) * 124, Math.floor(index / 3) * 96]
      return [bust(look, { x, y: y + 4, scale: 0.5 }), ...age('ABCDEF'.charAt(index), x + 86, y + 26, 50)]
    }),
    ...calendar(20, 206, 28, MONTHS.none),
    ...leaf('?', 300, 262, 108),
  ],
})
