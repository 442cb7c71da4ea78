import { diagram } from '../../diagram.ts'
import { baby, bubble, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, ellipse, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' }

/** An elder's saying: the first child climbs down from its mother before another comes; and the number of it. */
export const sayingAndNumber = diagram({
  id: 'saying-and-number',
  width: 'half',
  height: 338,
  texts: {
    en: {
      saying: '“Let the child climb down before another climbs up.”',
      months: '24 months',
      alt: 'An elder’s saying: let the child climb down before another climbs up. First the mother carries her child. After 24 months the child stands beside her, and she thinks of another.',
      note: 'Ask for a saying from here that carries the same message, and write it beside the number.',
    },
    fr: {
      saying: '« Que l’enfant descende avant qu’un autre ne monte. »',
      months: '24 mois',
      alt: 'Un dicton des anciens : que l’enfant descende avant qu’un autre ne monte. D’abord la mère porte son enfant. Après 24 mois, l’enfant est debout près d’elle, et elle pense à un autre.',
      note: 'Demandez un dicton d’ici qui porte le même message, et écrivez-le à côté du chiffre.',
    },
    es: {
      saying: '«Que el niño baje antes de que otro suba».',
      months: '24 meses',
      alt: 'Un dicho de los mayores: que el niño baje antes de que otro suba. Primero la madre lleva a su hijo en brazos. Tras 24 meses el niño está de pie a su lado, y ella piensa en otro.',
      note: 'Pida un dicho de aquí que lleve el mismo mensaje y escríbalo junto al número.',
    },
  },
  draw: ({ saying, months }): Shape[] => [
    ...bubble(2, 2, 376, 76, 60),
    ...textBox(saying, 190, 40, 360, { anchor: 'middle', middle: true, bold: true }).shapes,
    rect(0, 108, 150, 186, { fill: 'leafPale', radius: 12 }),
    motherAndBaby(MOTHER, { x: 10, y: 142, scale: 0.75 }),
    ...arrow([156, 240], [200, 240], { width: 7 }),
    rect(206, 108, 174, 186, { fill: 'marigoldPale', radius: 12 }),
    ellipse(326, 146, 48, 30, { fill: 'white', stroke: 'indigo', width: 3 }),
    baby('skinDark', 'sand', { x: 296, y: 130, scale: 0.54 }),
    circle(290, 182, 5, { fill: 'white', stroke: 'indigo', width: 2.5 }),
    bust(MOTHER, { x: 206, y: 180, scale: 0.63 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'leaf' }, { x: 306, y: 212, scale: 0.453 }),
    text(months, 190, 326, { bold: true, anchor: 'middle', size: 28 }),
  ],
})
