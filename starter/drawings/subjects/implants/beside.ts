import { coins } from '../../kit/belongings.ts'
import { cross, tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bust } from '../../kit/people.ts'
import { group } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { book, GIRL, manyMethods, WOMAN } from '../people/signs.ts'
import { ribbon } from '../permanent/vas-client.ts'
import { smokes } from '../training/community/screening-icons.ts'
import { NURSE, person } from '../training/things.ts'

/** Five clients, of whom trainees say yes or no. */
export const implantYesOrNo = besideLines(
  'implant-yes-or-no',
  [
    () => [bust(GIRL, { x: 14, y: 2, scale: 0.54 }), group(book(), { x: 88, y: 40, scale: 0.56 })],
    () => [
      bust({ skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }, { x: 4, y: 2, scale: 0.54 }),
      group(smokes(), { x: 80, y: 20, scale: 0.68 }),
    ],
    () => [
      bust({ skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }, { x: 4, y: 2, scale: 0.54 }),
      baby('skin', 'marigold', { x: 84, y: 50, scale: 0.6 }),
    ],
    () => [bust(WOMAN, { x: 14, y: 2, scale: 0.54 }), group(ribbon(0, 0), { x: 116, y: 52, scale: 0.72 })],
    () => [
      bust({ skin: 'skinDeep', head: 'bun', cloth: 'indigo' }, { x: 4, y: 2, scale: 0.54 }),
      baby('skinDark', 'sand', { x: 84, y: 52, scale: 0.58 }),
      ...cross(130, 34, 34),
    ],
  ],
  {
    en: {
      alt: 'Five clients in the order of the lines: a school girl with a book; a woman and a cigarette; a mother with a newborn; a woman with the HIV ribbon; a woman and a baby that is crossed out, she wants no more.',
      note: 'Point to one client after another; those who would say yes stand up.',
    },
    fr: {
      alt: 'Cinq clientes dans l’ordre des lignes : une élève avec un livre ; une femme et une cigarette ; une mère avec un nouveau-né ; une femme avec le ruban du VIH ; une femme et un bébé barré, elle n’en veut plus.',
      note: 'Montrez une cliente après l’autre ; ceux qui diraient oui se lèvent.',
    },
    es: {
      alt: 'Cinco usuarias en el orden de las líneas: una alumna con un libro; una mujer y un cigarrillo; una madre con su recién nacido; una mujer con la cinta del VIH; una mujer y un bebé tachado, ya no quiere más.',
      note: 'Señale una usuaria tras otra; quienes dirían que sí se ponen de pie.',
    },
  },
  150,
)

/** Removal as a service: on the day, without a fee that stops her, by somebody trained, with another method. */
export const implantRemovalService = besideLines(
  'implant-removal-service',
  [
    () => [...calendar(50, 50, 88), ...tick(82, 80, 38)],
    () => [...coins(44, 92, 6, 60), ...cross(80, 70, 38)],
    () => person(NURSE),
    manyMethods,
  ],
  {
    en: {
      alt: 'Four pictures in the order of the lines: a calendar with a tick, today; coins, crossed out; a nurse; four other methods.',
      note: 'Which of the four is missing in your facility?',
    },
    fr: {
      alt: 'Quatre images dans l’ordre des lignes : un calendrier coché, aujourd’hui ; des pièces barrées ; une infirmière ; quatre autres méthodes.',
      note: 'Laquelle des quatre manque chez vous ?',
    },
    es: {
      alt: 'Cuatro imágenes en el orden de las líneas: un calendario con marca, hoy; monedas tachadas; una enfermera; otros cuatro métodos.',
      note: '¿Cuál de las cuatro falta en su servicio?',
    },
  },
)
