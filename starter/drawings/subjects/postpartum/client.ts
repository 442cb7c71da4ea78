import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { sorePart, talk, thermometer, warning } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { moon, sun } from '../../kit/objects.ts'
import { baby, motherAndBaby } from '../../kit/people.ts'
import { arrow, line, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { SCENE } from '../../kit/strip.ts'
import { text } from '../../kit/text.ts'
import {
  bottleFeeding,
  MOTHER,
  minipills,
  monthLeaves,
  NURSE,
  pregnant,
  questionMark,
  severalMethods,
  weekRows,
} from './signs.ts'

interface WordTexts extends DiagramTexts {
  words: string[]
}

/** A step with a number and its unit: months and weeks must not look alike. */
function worded(id: string, draw: (words: string[]) => Shape[], texts: Record<Language, WordTexts>): Diagram {
  return diagram({ id, width: 'step', height: SCENE.height, texts, draw: ({ words }) => [backdrop(), ...draw(words)] })
}

/** From the birth, she can be pregnant before she bleeds. */
function fertile([weeks = '']: string[]): Shape[] {
  return [
    bottleFeeding(MOTHER, 6, 16, 0.6),
    text(weeks, 234, 28, { bold: true, anchor: 'end' }),
    pregnant(MOTHER, 118, 40),
    questionMark(186, 78, 34),
    ...arrow([10, 152], [234, 152], { width: 5 }),
    line([150, 128], [150, 152], { stroke: 'ink', width: 4 }),
    drop(214, 118, 'blood', 1.4),
  ]
}

/** Two windows for an IUD: the first days, and from some weeks on. */
function windows([days = '', weeks = '']: string[]): Shape[] {
  return [
    methodSign('iud', { x: 84, y: 6, scale: 0.76 }),
    baby('skinDark', 'marigold', { x: 6, y: 40, scale: 0.6 }),
    rect(10, 94, 48, 26, { fill: 'leaf', stroke: 'ink', width: 2.5 }),
    rect(62, 94, 84, 26, { stroke: 'inkSoft', width: 2.5, dash: [6, 6] }),
    rect(150, 94, 60, 26, { fill: 'leaf', stroke: 'ink', width: 2.5 }),
    ...arrow([206, 107], [234, 107], { width: 8, paint: 'leaf' }),
    text(days, 10, 148, { bold: true }),
    text(weeks, 232, 148, { bold: true, anchor: 'end' }),
  ]
}

/** While the months of breastfeeding run, an arrow leads to other methods before the last one. */
function next(): Shape[] {
  return [
    backdrop(),
    methodSign('breastfeeding', { x: 16, y: 22, scale: 0.84 }),
    ...monthLeaves(6, 10, 128, 6, 31),
    ...arrow([156, 124], [156, 104], { width: 6 }),
    ...severalMethods(134, 6),
  ]
}

/** Pictures for the sheet of a mother; times as starter/figures/postpartum-family-planning.md states them. */
export const postpartumClient = [
  worded('mother-fertile', fertile, {
    en: {
      words: ['4 weeks'],
      alt: 'A mother feeds her baby with the bottle. On a line of time, from 4 weeks: she can be pregnant; the drop of bleeding comes later.',
      note: 'Ask what people here believe about this.',
    },
    fr: {
      words: ['4 semaines'],
      alt: 'Une mère donne le biberon à son bébé. Sur une ligne du temps, dès 4 semaines : elle peut être enceinte ; la goutte des règles vient plus tard.',
      note: 'Demandez ce que l’on croit ici à ce sujet.',
    },
    es: {
      words: ['4 semanas'],
      alt: 'Una madre da el biberón a su bebé. En una línea de tiempo, desde 4 semanas: puede estar embarazada; la gota de la regla llega después.',
      note: 'Pregunte qué se cree aquí sobre esto.',
    },
  }),
  worded(
    'mother-lam',
    ([months = '']) => [
      motherAndBaby(MOTHER, { x: 6, y: 14, scale: 0.74 }),
      text(months, 234, 46, { bold: true, anchor: 'end' }),
      ...monthLeaves(6, 140, 66),
      ...conditions(152, 150),
    ],
    {
      en: {
        words: ['6 months'],
        alt: 'A mother breastfeeds her baby; six leaves of a calendar: up to six months. Below, a sun and a moon, and a crossed drop of blood.',
        note: 'Ask what else must be true while these months run.',
      },
      fr: {
        words: ['6 mois'],
        alt: 'Une mère allaite son bébé ; six feuilles de calendrier : jusqu’à six mois. Dessous, un soleil et une lune, et une goutte de sang barrée.',
        note: 'Demandez ce qui doit aussi être vrai pendant ces mois.',
      },
      es: {
        words: ['6 meses'],
        alt: 'Una madre amamanta a su bebé; seis hojas de calendario: hasta seis meses. Abajo, un sol y una luna, y una gota de sangre tachada.',
        note: 'Pregunte qué más debe cumplirse en esos meses.',
      },
    },
  ),
  step(
    'mother-first-days',
    () => [
      backdrop(),
      methodSign('condom', { x: 8, y: 50, scale: 0.7 }),
      methodSign('implant', { x: 85, y: 50, scale: 0.7 }),
      minipills(162, 50, 0.7),
    ],
    {
      en: [
        'Signs of the condom, the implant and progestin-only pills: methods from the first day.',
        'Ask which of these the ward can give tonight.',
      ],
      fr: [
        'Les signes du préservatif, de l’implant et de la pilule progestative : méthodes dès le premier jour.',
        'Demandez lesquelles la maternité peut donner ce soir.',
      ],
      es: [
        'Los signos del condón, el implante y la píldora de progestina: métodos desde el primer día.',
        'Pregunte cuáles puede dar la sala esta noche.',
      ],
    },
  ),
  worded('mother-iud', windows, {
    en: {
      words: ['2 days', '4 weeks'],
      alt: 'An IUD after birth: in the first 2 days, not between, again from 4 weeks.',
      note: 'Ask who can place an IUD in the first two days.',
    },
    fr: {
      words: ['2 jours', '4 semaines'],
      alt: 'Le DIU après l’accouchement : les 2 premiers jours, pas entre les deux, puis dès 4 semaines.',
      note: 'Demandez qui peut poser un DIU les deux premiers jours.',
    },
    es: {
      words: ['2 días', '4 semanas'],
      alt: 'El DIU después del parto: los 2 primeros días, no entre medio, y otra vez desde 4 semanas.',
      note: 'Pregunte quién puede colocar un DIU los dos primeros días.',
    },
  }),
  worded(
    'mother-six-weeks',
    ([weeks = '']) => [
      methodSign('injection', { x: 10, y: 36 }),
      text(weeks, 234, 34, { bold: true, anchor: 'end' }),
      ...weekRows(6, 123, 48),
    ],
    {
      en: {
        words: ['6 weeks'],
        alt: 'The sign of the injection and a calendar with six rows of days: from six weeks with breastfeeding.',
        note: 'Bring the card to the visit.',
      },
      fr: {
        words: ['6 semaines'],
        alt: 'Le signe de l’injection et un calendrier de six rangées de jours : dès six semaines en allaitant.',
        note: 'Apporter la carte à la visite.',
      },
      es: {
        words: ['6 semanas'],
        alt: 'El signo de la inyección y un calendario con seis filas de días: desde seis semanas si amamanta.',
        note: 'Traer la tarjeta al control.',
      },
    },
  ),
  step('mother-next-method', next, {
    en: [
      'Breastfeeding as a method and six months; before the last month an arrow leads to other methods: condom, implant, injection, progestin-only pills.',
      'Fix the date together; it lies before the end of the six months.',
    ],
    fr: [
      'La MAMA et six mois ; avant le dernier mois, une flèche mène à d’autres méthodes : préservatif, implant, injection, pilule progestative.',
      'Fixez la date ensemble, avant la fin des six mois.',
    ],
    es: [
      'La MELA y seis meses; antes del último mes, una flecha lleva a otros métodos: condón, implante, inyección, píldora de progestina.',
      'Fijen la fecha juntas, antes de que terminen los seis meses.',
    ],
  }),
  step(
    'mother-danger',
    () => [
      backdrop('terracottaPale'),
      ...sorePart(0, 'skinDark'),
      ...warning(190, 34),
      ...thermometer(172, 142, 60),
      drop(214, 96, 'blood', 1.2),
      drop(214, 138, 'blood', 1.2),
    ],
    {
      en: ['Fever, strong pain or heavy bleeding: come at once.', 'Say where to come at night.'],
      fr: ['Fièvre, forte douleur ou saignement abondant : venir aussitôt.', 'Dites où venir la nuit.'],
      es: ['Fiebre, dolor fuerte o sangrado abundante: venir enseguida.', 'Diga adónde venir de noche.'],
    },
  ),
  step(
    'mother-visit',
    () =>
      talk(
        [
          methodSign('implant', { x: 74, y: 18, scale: 0.38 }),
          ...arrow([115, 30], [127, 30], { width: 3 }),
          ...arrow([127, 44], [115, 44], { width: 3 }),
          minipills(129, 18, 0.38),
        ],
        MOTHER,
        NURSE,
      ),
    {
      en: [
        'A mother talks with a provider about changing from one method to another.',
        'Say that she can come on any day, also to change or stop.',
      ],
      fr: [
        'Une mère parle avec une prestataire d’un changement de méthode.',
        'Dites qu’elle peut venir n’importe quel jour, aussi pour changer ou arrêter.',
      ],
      es: [
        'Una madre habla con una proveedora de cambiar de método.',
        'Diga que puede venir cualquier día, también para cambiar o dejar.',
      ],
    },
  ),
]

/** What else must be true: she breastfeeds by day and night, and has no bleeding. */
function conditions(x: number, y: number): Shape[] {
  return [...sun(x, y, 8), moon(x + 30, y, 24), drop(x + 70, y - 2, 'blood'), ...cross(x + 70, y, 16)]
}
