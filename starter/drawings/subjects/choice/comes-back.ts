import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { CLIENT, NURSE } from '../training/things.ts'

const [ROW, GAP, SHE, ANSWER] = [64, 8, 300, 334] as const
const COUNT = 5
/** Five clients, and five colleagues who answer: each client may meet somebody else. */
const CLIENTS: PersonLook[] = [
  { skin: 'skin', head: 'wrap', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'bun', cloth: 'leaf', isSad: true },
  { skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf' },
  { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'leaf' },
  { skin: 'skinDark', head: 'veil', headPaint: 'terracotta', cloth: 'terracotta', isSad: true },
]
const PROVIDERS: PersonLook[] = [
  NURSE,
  { skin: 'skin', head: 'short', cloth: 'indigo', isProvider: true },
  NURSE,
  { skin: 'skin', head: 'bun', cloth: 'terracotta', isProvider: true },
  { skin: 'skin', head: 'short', cloth: 'indigo', isProvider: true },
]

/** What a client says when she comes back, and how the provider may begin. */
export const comesBack = diagram({
  id: 'comes-back',
  width: 'full',
  height: ROW * COUNT + GAP * (COUNT - 1),
  texts: {
    en: {
      says: [
        '“All is well.”',
        '“I feel bad with it.”',
        '“I missed some pills.”',
        '“Take it out.”',
        '“I think I am pregnant.”',
      ],
      answers: [
        '“Good. Has anything changed in your health, or in your plans?”',
        '“Thank you for coming. Tell me about it.”',
        '“That happens to many. Let us see what to do now.”',
        '“Yes, we can do that. May I ask what led you to it?”',
        '“Let us find out together. Whatever the result, I will help you.”',
      ],
      alt: 'Five sentences of clients and a first answer to each. All is well: good, has anything changed in your health or in your plans? I feel bad with it: thank you for coming, tell me about it. I missed some pills: that happens to many, let us see what to do now. Take it out: yes, we can do that; may I ask what led you to it? I think I am pregnant: let us find out together; whatever the result, I will help you.',
      note: 'Read a sentence at the left; a trainee answers before looking at the right.',
    },
    fr: {
      says: [
        '« Tout va bien. »',
        '« Je la supporte mal. »',
        '« J’ai oublié des pilules. »',
        '« Retirez-le. »',
        '« Je suis peut-être enceinte. »',
      ],
      answers: [
        '« Bien. Votre santé ou vos projets ont-ils changé ? »',
        '« Merci d’être venue. Racontez-moi. »',
        '« Cela arrive souvent. Voyons quoi faire maintenant. »',
        '« Oui, c’est possible. Puis-je demander ce qui vous y amène ? »',
        '« Voyons-le ensemble. Dans tous les cas, je vous aiderai. »',
      ],
      alt: 'Cinq phrases de clientes, chacune avec une première réponse. Tout va bien : votre santé ou vos projets ont-ils changé ? Je la supporte mal : merci d’être venue, racontez-moi. J’ai oublié des pilules : cela arrive souvent, voyons quoi faire. Retirez-le : oui ; puis-je demander ce qui vous y amène ? Je suis peut-être enceinte : voyons-le ensemble, je vous aiderai dans tous les cas.',
      note: 'Lisez une phrase à gauche ; un participant répond avant de regarder à droite.',
    },
    es: {
      says: [
        '«Todo va bien.»',
        '«Me cae mal.»',
        '«Olvidé unas píldoras.»',
        '«Quítemelo.»',
        '«Creo que estoy embarazada.»',
      ],
      answers: [
        '«Bien. ¿Ha cambiado algo en su salud o en sus planes?»',
        '«Gracias por venir. Cuénteme.»',
        '«Le pasa a muchas. Veamos qué hacer ahora.»',
        '«Sí, se puede. ¿Puedo preguntar qué la trae a esto?»',
        '«Veámoslo juntas. Sea cual sea el resultado, la ayudaré.»',
      ],
      alt: 'Cinco frases de usuarias, cada una con una primera respuesta. Todo va bien: ¿ha cambiado algo en su salud o en sus planes? Me cae mal: gracias por venir, cuénteme. Olvidé unas píldoras: le pasa a muchas, veamos qué hacer. Quítemelo: sí, se puede; ¿puedo preguntar qué la trae a esto? Creo que estoy embarazada: veámoslo juntas, la ayudaré en cualquier caso.',
      note: 'Lea una frase de la izquierda; alguien responde antes de mirar a la derecha.',
    },
  },
  draw: ({ says, answers }): Shape[] =>
    says.flatMap((words, index): Shape[] => {
      const top = index * (ROW + GAP)
      const fill = PANEL_FILLS[index] ?? 'sand'
      return [
        rect(0, top, WIDTHS.full, ROW, { fill, radius: 12 }),
        bust(CLIENTS[index] ?? CLIENT, { x: 6, y: top + 4, scale: 0.33 }),
        ...said(words, 66, top + 5, SHE - 66),
        bust(PROVIDERS[index] ?? NURSE, { x: ANSWER - 24, y: top + 4, scale: 0.33 }),
        ...said(answers[index] ?? '', ANSWER + 38, top + 3, WIDTHS.full - ANSWER - 44),
      ]
    }),
})

/** White, with a tail to the speaker at the left. */
function said(words: string, x: number, y: number, width: number): Shape[] {
  const height = ROW - 2 * 4
  return [
    path(`M${x + 4} ${y + 20}L${x - 10} ${y + 32}L${x + 4} ${y + 40}Z`, { fill: 'white' }),
    rect(x, y, width, height, { fill: 'white', radius: 12 }),
    ...textBox(words, x + 8, y + height / 2, width - 10, { middle: true }).shapes,
  ]
}

/** A client with a complaint: two sentences first, then three ways, of which she chooses. */
export const unhappyVisit = diagram({
  id: 'unhappy-visit',
  width: 'full',
  height: 84,
  texts: {
    en: {
      first: ['“Thank you for coming”', '“How much does it disturb you?”'],
      ways: ['Treat', 'Change', 'Stop'],
      alt: 'First: thank you for coming. Second: how much does it disturb you? Then three ways: treat, change to another method, stop today.',
      note: 'Let the client answer the second question twice, once with “little” and once with “very much”. What changes?',
    },
    fr: {
      first: ['« Merci de venir »', '« Cela gêne à quel point ? »'],
      ways: ['Traiter', 'Changer', 'Arrêter'],
      alt: 'D’abord : merci de venir. Ensuite : cela vous gêne à quel point ? Puis trois chemins : traiter, changer de méthode, arrêter le jour même.',
      note: 'La cliente répond deux fois à la seconde question, une fois « un peu », une fois « beaucoup ». Qu’est-ce qui change ?',
    },
    es: {
      first: ['«Gracias por venir»', '«¿Cuánto le molesta?»'],
      ways: ['Tratar', 'Cambiar', 'Dejarlo'],
      alt: 'Primero: gracias por venir. Segundo: ¿cuánto le molesta? Luego tres caminos: tratar, cambiar de método, dejarlo el mismo día.',
      note: 'La clienta responde dos veces la segunda pregunta, una vez «poco» y otra «mucho». ¿Qué cambia?',
    },
  },
  draw: ({ first, ways }): Shape[] => [
    ...box(first[0] ?? '', [0, 6], [172, 72], { fill: 'indigoPale', bold: true }),
    ...arrow([176, 42], [202, 42], { width: 6 }),
    ...box(first[1] ?? '', [206, 6], [226, 72], { fill: 'indigoPale', bold: true }),
    ...arrow([436, 42], [460, 42], { width: 6 }),
    ...ways.flatMap((words, index) =>
      box(words, [464 + index * 125, 14], [122, 56], { fill: 'leafPale', stroke: 'leaf', bold: true }),
    ),
  ],
})
