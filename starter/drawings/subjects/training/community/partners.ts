import { diagram } from '../../../diagram.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar, sun } from '../../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../../kit/people.ts'
import { circle, group, path, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { CLIENT, sheet, WORKER } from '../things.ts'
import { pictureRows, rowsHeight } from './picture-rows.ts'

const MEN: PersonLook[] = [
  { skin: 'skinDark', head: 'short', cloth: 'leaf' },
  { skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'marigold' },
]

/** Two rules and one thing never to do. */
function rules(words: string[], scenes: Shape[][]): Shape[] {
  return pictureRows(
    words,
    scenes.map((scene, index) => ({ scene, mark: index === scenes.length - 1 ? 'wrong' : 'right' })),
  )
}

/** Coins that pass from hand to hand. */
function coins(): Shape[] {
  return [
    [36, 62],
    [66, 40],
    [94, 62],
  ].flatMap(([x = 0, y = 0]) => [
    circle(x, y, 21, { fill: 'marigold', stroke: 'ink', width: 3 }),
    circle(x, y, 13, { stroke: 'ink', width: 2.5 }),
  ])
}

/** What a worker agrees on with the drug shop: three lines of the slide. */
export const communityShop = diagram({
  id: 'community-shop',
  width: 'half',
  height: rowsHeight(3),
  texts: {
    en: {
      words: ['Share lists, slips, dates', 'In date, out of the sun', 'Fee for a client sent'],
      alt: 'Three agreements with a drug shop. Right: share the screening list, referral slips and dates. Right: check together that goods are in date and out of the sun. Wrong: a fee for each client sent.',
      note: 'Ask which of the three has been agreed with a shop in their area.',
    },
    fr: {
      words: ['Partager listes et dates', 'Non périmé, à l’ombre', 'Prime par cliente'],
      alt: 'Trois accords avec une boutique de médicaments. À faire : partager la liste de questions, les fiches de référence et les dates. À faire : vérifier ensemble les dates et l’ombre. À éviter : une prime pour chaque cliente envoyée.',
      note: 'Demandez lequel des trois est convenu avec une boutique de leur zone.',
    },
    es: {
      words: ['Compartir listas y fechas', 'No vencido, a la sombra', 'Pago por enviar'],
      alt: 'Tres acuerdos con una farmacia. Hacer: compartir la lista de preguntas, las hojas de referencia y las fechas. Hacer: revisar juntos que nada esté vencido ni al sol. Evitar: un pago por cada clienta enviada.',
      note: 'Pregunte cuál de los tres está acordado con una farmacia de su zona.',
    },
  },
  draw: ({ words }) =>
    rules(words, [
      [group(sheet(4), { x: 0, y: 6, scale: 0.88 }), group(sheet(2, 'terracotta'), { x: 50, y: 14, scale: 0.78 })],
      [...calendar(36, 54, 58), ...sun(100, 50, 15), path('M82 78L118 22', { stroke: 'terracotta', width: 7 })],
      coins(),
    ]),
})

/** How to talk with a group of men: three lines of the slide. */
export const communityMen = diagram({
  id: 'community-men',
  width: 'half',
  height: rowsHeight(3),
  texts: {
    en: {
      words: ['Their questions first', 'Condoms, vasectomy', 'Talk about wives'],
      alt: 'Three rules for a talk with men. Right: begin with their questions. Right: their own methods, condoms and vasectomy. Wrong: a word about their wives.',
      note: 'Ask for the question that men in their area would put first.',
    },
    fr: {
      words: ['Leurs questions d’abord', 'Préservatif, vasectomie', 'Parler des épouses'],
      alt: 'Trois règles pour parler avec des hommes. À faire : commencer par leurs questions. À faire : leurs propres méthodes, préservatif et vasectomie. À éviter : un mot sur leurs femmes.',
      note: 'Demandez la question que les hommes de leur zone poseraient en premier.',
    },
    es: {
      words: ['Primero sus preguntas', 'Condón, vasectomía', 'Hablar de las esposas'],
      alt: 'Tres reglas para hablar con hombres. Hacer: empezar por sus preguntas. Hacer: sus propios métodos, condón y vasectomía. Evitar: una palabra sobre sus esposas.',
      note: 'Pregunte qué pregunta harían primero los hombres de su zona.',
    },
  },
  draw: ({ words }) =>
    rules(words, [
      [
        ...MEN.map((look, index) => bust(look, { x: index * 70, y: 36, scale: 0.35 })),
        ...bubble(38, 4, 50, 34, 18),
        text('?', 63, 30, { size: 30, bold: true, paint: 'indigo', anchor: 'middle' }),
      ],
      [methodSign('condom', { x: 0, y: 20, scale: 0.6 }), methodSign('vas', { x: 66, y: 20, scale: 0.6 })],
      [
        bust(WORKER, { x: 0, y: 26, scale: 0.42 }),
        ...bubble(58, 4, 72, 66, 6),
        bust(CLIENT, { x: 71, y: 8, scale: 0.31 }),
      ],
    ]),
})
