import { age } from '../../../kit/belongings.ts'
import { method } from '../../../kit/card-picture.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { group, path, type Shape } from '../../../kit/shapes.ts'
import { besideLines } from '../../../kit/sign-grid.ts'
import { text } from '../../../kit/text.ts'
import { clinic, heart } from '../things.ts'

/** A trainee who speaks of things, 150 wide. @param things each 100 by 100 */
function explains(things: Shape[][]): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'indigo' }, { x: 0, y: 42, scale: 0.32 }),
    ...bubble(40, 0, 108, 58, 14),
    ...things.map((thing, index) => group(thing, { x: things.length === 1 ? 70 : 46 + index * 50, y: 5, scale: 0.46 })),
  ]
}

/** A watch that stops after so many seconds. */
function stopwatch(): Shape[] {
  return [path('M50 12V0M38 0H62M86 20L94 12', { stroke: 'ink', width: 7 }), ...age('90', 50, 54, 88)]
}

/** Ninety seconds for each of two methods, with the same warmth, in the order of the lines. */
export const communityOneEach = besideLines(
  'community-one-each',
  [
    () => explains([method('pills')]),
    () => explains([method('implant'), clinic()]),
    () => [group(stopwatch(), { x: 0, y: 14, scale: 0.72 }), group(heart(), { x: 80, y: 18, scale: 0.66 })],
    () => [
      group(method('pills'), { x: 0, y: 24, scale: 0.52 }),
      text('?', 75, 72, { size: 64, bold: true, paint: 'terracotta', anchor: 'middle' }),
      group(method('implant'), { x: 98, y: 24, scale: 0.52 }),
    ],
  ],
  {
    en: {
      alt: 'Four pictures in the order of the lines: a trainee speaks of pills; he speaks of an implant and the clinic; a watch of 90 seconds, and a heart; pills or implant, with a question mark.',
      note: 'Cover the words: the group says the four rules from the pictures.',
    },
    fr: {
      alt: 'Quatre images dans l’ordre des lignes : un participant parle de pilules ; il parle d’un implant et du centre ; une montre de 90 secondes, et un cœur ; pilules ou implant, avec un point d’interrogation.',
      note: 'Cachez les mots : le groupe dit les quatre règles d’après les images.',
    },
    es: {
      alt: 'Cuatro imágenes en el orden de las líneas: un participante habla de píldoras; habla de un implante y del servicio; un reloj de 90 segundos y un corazón; píldoras o implante, con un signo de pregunta.',
      note: 'Tape las palabras: el grupo dice las cuatro reglas a partir de las imágenes.',
    },
  },
  150,
)
