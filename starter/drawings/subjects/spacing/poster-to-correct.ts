import { diagram } from '../../diagram.ts'
import { motherAndBaby } from '../../kit/people.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** A poster on a wall with a wrong count and nobody beside the mother, and an empty sheet for a better one. */
export const posterToCorrect = diagram({
  id: 'poster-to-correct',
  width: 'half',
  height: 330,
  texts: {
    en: {
      poster: 'Two years from birth to birth',
      better: 'Ten words',
      alt: 'A poster on a wall: two years from birth to birth, with a mother and her baby alone. Beside it, an empty sheet for ten words.',
      note: 'This is poster 5 of the cards. Ask what is wrong with its count, and who is missing.',
    },
    fr: {
      poster: 'Deux ans entre deux naissances',
      better: 'Dix mots',
      alt: 'Une affiche au mur : deux ans entre deux naissances, avec une mère et son bébé seuls. À côté, une feuille vide pour dix mots.',
      note: 'C’est l’affiche 5 des cartes. Demandez ce qui est faux dans son compte, et qui manque.',
    },
    es: {
      poster: 'Dos años de parto a parto',
      better: '10 palabras',
      alt: 'Un cartel en la pared: dos años de parto a parto, con una madre y su bebé solos. Al lado, una hoja vacía para diez palabras.',
      note: 'Es el cartel 5 de las tarjetas. Pregunte qué está mal en su cuenta y quién falta.',
    },
  },
  draw: ({ poster, better }): Shape[] => [
    rect(4, 8, 206, 314, { fill: 'white', stroke: 'ink', width: 4 }),
    rect(4, 8, 206, 102, { fill: 'marigoldPale', stroke: 'ink', width: 4 }),
    ...textBox(poster, 107, 59, 190, { anchor: 'middle', middle: true, bold: true }).shapes,
    motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 22, y: 122, scale: 0.99 }),
    rect(226, 82, 148, 240, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    text(better, 300, 120, { anchor: 'middle', bold: true, size: 24 }),
    ...[158, 198, 238, 278].map((y) => line([242, y], [358, y], { stroke: 'inkSoft', width: 2.5 })),
    circle(107, 8, 7, { fill: 'terracotta' }),
    circle(300, 82, 7, { fill: 'terracotta' }),
  ],
})
