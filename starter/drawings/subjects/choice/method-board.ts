import { type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { tickBox } from './visit-boxes.ts'

/** Two rows. */
const ORDER: MethodSign[] = [
  'implant',
  'iud',
  'injection',
  'pills',
  'condom',
  'femaleCondom',
  'breastfeeding',
  'beads',
  'emergency',
  'tubes',
]
const YOUNG = ORDER.slice(0, -1)
const COLUMNS = 5
const CELL = [WIDTHS.full / COLUMNS, 170] as const

const TEXTS = {
  en: {
    names: [
      'Implants',
      'IUD',
      'Injectables',
      'Pills',
      'Condom',
      'Female condom',
      'Breastfeeding (LAM)',
      'Counting fertile days',
      'Emergency pill',
      'Sterilization, for life',
    ],
    alt: 'A board with the signs of ten methods: implants, IUD, injectables, pills, condom, female condom, LAM, fertile days, emergency pill, sterilization of her or him.',
    note: 'Name each method and let samples go round. Ask: which of them can a client get here today?',
  },
  fr: {
    names: [
      'Implants',
      'DIU',
      'Injectables',
      'Pilules',
      'Préservatif',
      'Préservatif féminin',
      'Allaitement (MAMA)',
      'Compter les jours féconds',
      'Pilule d’urgence',
      'Stérilisation, pour la vie',
    ],
    alt: 'Un tableau avec les signes de dix méthodes : implants, DIU, injectables, pilules, préservatif, préservatif féminin, MAMA, jours féconds, pilule d’urgence, stérilisation de l’un ou de l’autre.',
    note: 'Nommez chaque méthode et faites circuler les échantillons. Demandez : lesquelles une cliente peut-elle obtenir ici aujourd’hui ?',
  },
  es: {
    names: [
      'Implantes',
      'DIU',
      'Inyectables',
      'Píldoras',
      'Condón',
      'Condón femenino',
      'Lactancia (MELA)',
      'Contar los días fértiles',
      'Píldora de emergencia',
      'Esterilización, para siempre',
    ],
    alt: 'Un tablero con los signos de diez métodos: implantes, DIU, inyectables, píldoras, condón, condón femenino, MELA, días fértiles, píldora de emergencia, esterilización de ella o de él.',
    note: 'Nombre cada método y haga circular las muestras. Pregunte cuáles puede obtener hoy una clienta aquí.',
  },
} satisfies Record<Language, DiagramTexts & { names: string[] }>

/** Samples of all methods, as on a table before the client. */
export const methodBoard = diagram({
  id: 'method-board',
  width: 'full',
  height: CELL[1] * 2,
  texts: TEXTS,
  draw: ({ names }) => board(ORDER, names, false),
})

const TICK_NOTE = {
  en: 'She ticks the methods that she wants to hear about, or none.',
  fr: 'Elle coche les méthodes dont elle veut entendre parler, ou aucune.',
  es: 'Marca los métodos de los que quiere saber, o ninguno.',
}

/** The same with boxes to tick, for her sheet before the visit. */
export const visitMethods = diagram({
  id: 'visit-methods',
  width: 'full',
  height: CELL[1] * 2,
  texts: {
    en: { names: TEXTS.en.names, note: TICK_NOTE.en, alt: `With boxes to tick: ${TEXTS.en.alt}` },
    fr: { names: TEXTS.fr.names, note: TICK_NOTE.fr, alt: `Avec des cases à cocher : ${TEXTS.fr.alt}` },
    es: { names: TEXTS.es.names, note: TICK_NOTE.es, alt: `Con casillas: ${TEXTS.es.alt}` },
  },
  draw: ({ names }) => board(ORDER, names, true),
})

/** The same for young people, without sterilization, of which the text speaks. */
export const youngMethods = diagram({
  id: 'young-methods',
  width: 'full',
  height: CELL[1] * 2,
  texts: {
    en: {
      names: TEXTS.en.names.slice(0, YOUNG.length),
      alt: 'The signs of nine methods: implants, IUD, injectables, pills, condom, female condom, LAM, fertile days, emergency pill.',
      note: 'Name each method. Ask which of them a young client can get here today.',
    },
    fr: {
      names: TEXTS.fr.names.slice(0, YOUNG.length),
      alt: 'Les signes de neuf méthodes : implants, DIU, injectables, pilules, préservatif, préservatif féminin, MAMA, jours féconds, pilule d’urgence.',
      note: 'Nommez chaque méthode. Lesquelles une jeune cliente peut-elle obtenir ici aujourd’hui ?',
    },
    es: {
      names: TEXTS.es.names.slice(0, YOUNG.length),
      alt: 'Los signos de nueve métodos: implantes, DIU, inyectables, píldoras, condón, condón femenino, MELA, días fértiles, píldora de emergencia.',
      note: 'Nombre cada método. Pregunte cuáles puede obtener hoy aquí una joven.',
    },
  },
  draw: ({ names }) => board(YOUNG, names, false),
})

/** A last row that is not full stands in the middle. */
function board(methods: MethodSign[], names: string[], hasBoxes: boolean): Shape[] {
  return methods.flatMap((method, index) => {
    const row = Math.floor(index / COLUMNS)
    const inRow = Math.min(COLUMNS, methods.length - row * COLUMNS)
    const x = ((index % COLUMNS) + (COLUMNS - inRow) / 2) * CELL[0] + CELL[0] / 2
    const y = row * CELL[1]
    return [
      ...(hasBoxes ? [tickBox(x - 80, y + 35)] : []),
      ...(method === 'tubes'
        ? sterilization(x, y, hasBoxes)
        : [methodSign(method, { x: x - (hasBoxes ? 40 : 50), y })]),
      ...textBox(names[index] ?? '', x, y + 104, CELL[0] - 6, { anchor: 'middle' }).shapes,
    ]
  })
}

/** Hers and his. */
function sterilization(x: number, y: number, hasBox: boolean): Shape[] {
  const [left, scale] = hasBox ? [x - 44, 0.62] : [x - 78, 0.76]
  const top = y + 50 - scale * 50
  return [methodSign('tubes', { x: left, y: top, scale }), methodSign('vas', { x: left + scale * 104, y: top, scale })]
}
