import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { arrive, compare, decide, explore, goodbye, listen, promise, urgent } from './scenes.ts'

const SCENES = [arrive, promise, listen, explore, compare, decide, goodbye, urgent]
const COLUMNS = 4
const GAP = 14
const WIDTH = (WIDTHS.full - GAP * (COLUMNS - 1)) / COLUMNS
const SCALE = 0.62
const ROW = 176

const TEXTS = {
  en: {
    titles: ['Arrive', 'Promise', 'Listen', 'Explore', 'Compare', 'Decide', 'Go', 'Urgent?'],
    words: [
      'Door, seat, name',
      'What stays here',
      'Ask, then wait',
      'Wishes, pressure',
      '2 or 3 methods',
      'Start today',
      'When to come',
      'The same visit',
    ],
    alt: 'Seven steps of a first visit. 1, arrive: door closed, a seat, a name. 2, promise: what stays here, and what may not. 3, listen: ask what to talk about, then wait. 4, explore: partner, wishes, pressure, home. 5, compare: two or three methods. 6, decide: the client says which is right; start today. 7, go: condoms, emergency pills, when to come. A last picture: what is urgent is done at the same visit.',
    note: 'Cover the words. Groups act the seven pictures and say one sentence for each.',
  },
  fr: {
    titles: ['Accueillir', 'Promettre', 'Écouter', 'Explorer', 'Comparer', 'Décider', 'Partir', 'Urgent ?'],
    words: [
      'Porte, chaise',
      'Secret et limite',
      'Puis se taire',
      'Désirs, pression',
      '2 ou 3 méthodes',
      '« Laquelle ? »',
      'Quand revenir',
      'Tout de suite',
    ],
    alt: 'Sept temps d’une première visite. 1, accueillir : porte, chaise, prénom. 2, promettre : le secret et sa limite. 3, écouter : de quoi veux-tu parler, puis se taire. 4, explorer : désirs, pression, santé. 5, comparer : deux ou trois méthodes. 6, décider : laquelle te va ? 7, partir : préservatifs, cachette, retour. Une dernière image : l’urgence n’attend pas.',
    note: 'Cachez les mots. Les groupes jouent les sept images et disent une phrase pour chacune.',
  },
  es: {
    titles: ['Recibir', 'Prometer', 'Escuchar', 'Conocer', 'Comparar', 'Decidir', 'Despedir', '¿Urgente?'],
    words: [
      'Puerta, silla',
      'Qué queda aquí',
      'Y esperar',
      'Deseos, presión',
      '2 o 3 métodos',
      'Empezar hoy',
      'Condones, retorno',
      'Sin esperar turno',
    ],
    alt: 'Siete pasos de una primera visita. 1, recibir: puerta cerrada, silla, su nombre. 2, prometer: qué queda aquí y qué quizá no. 3, escuchar: de qué le gustaría hablar, y esperar. 4, conocer: pareja, deseos, presión, casa. 5, comparar: dos o tres métodos. 6, decidir: cuál le parece; empezar hoy. 7, despedir: condones, emergencia, cuándo volver. Un último dibujo: lo urgente no espera turno.',
    note: 'Tape las palabras. Los grupos representan los siete dibujos y dicen una frase para cada uno.',
  },
}

/** The first visit of a young client in seven steps, and what cannot wait. */
export const firstVisit = diagram({
  id: 'first-visit',
  width: 'full',
  height: ROW * 2 - 6,
  texts: TEXTS,
  draw: ({ titles, words }): Shape[] =>
    SCENES.flatMap((scene, index) => {
      const [x, y] = [(index % COLUMNS) * (WIDTH + GAP), Math.floor(index / COLUMNS) * ROW]
      const left = x + (WIDTH - 240 * SCALE) / 2
      return [
        group(scene(), { x: left, y, scale: SCALE }),
        ...(index < 7 ? stepNumber(index + 1, left, y + 20) : []),
        text(titles[index] ?? '', x + WIDTH / 2, y + 131, { bold: true, anchor: 'middle' }),
        text(words[index] ?? '', x + WIDTH / 2, y + 160, { anchor: 'middle' }),
      ]
    }),
})

const HALF = { width: 411, height: 162, gap: 14, scale: 162 / 170 } as const

/** Four of the pictures, large enough for a slide, each with its words beside it. @param first of them */
function half(id: string, first: number): Diagram {
  return diagram({
    id,
    width: 'full',
    height: 2 * HALF.height + HALF.gap,
    texts: TEXTS,
    draw: ({ titles, words }): Shape[] =>
      [0, 1, 2, 3].flatMap((place) => {
        const index = first + place
        const [x, y] = [(place % 2) * (HALF.width + HALF.gap), Math.floor(place / 2) * (HALF.height + HALF.gap)]
        const left = x + 240 * HALF.scale + 14
        return [
          rect(x, y, HALF.width, HALF.height, { fill: 'white', radius: 12 }),
          group(SCENES[index]?.() ?? [], { x, y, scale: HALF.scale }),
          ...(index < 7 ? stepNumber(index + 1, x + 24, y + 24) : []),
          text(titles[index] ?? '', left, y + 62, { bold: true, size: 26 }),
          ...textBox(words[index] ?? '', left, y + 76, x + HALF.width - left - 4).shapes,
        ]
      }),
  })
}

/** Before a method is named, and from the methods on. */
export const firstVisitHalves: Diagram[] = [half('first-visit-before', 0), half('first-visit-method', 4)]
