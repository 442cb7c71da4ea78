import { diagram } from '../../diagram.ts'
import { SIGN_ROWS_HEIGHT, type SignRow, signRows } from './sign-rows.ts'

/** Categories as starter/figures/who-guidance-and-job-aids.md states them. */
const ROWS: SignRow[] = [
  { sign: 'implant', category: 1 },
  { sign: 'iud', category: 2 },
  { sign: 'pills', category: 3 },
  { sign: 'pills', category: 4 },
]

/** One example for each category: under 18, under 20, a smoker of 35, migraine with aura. */
export const fourExamples = diagram({
  id: 'four-examples',
  width: 'half',
  height: SIGN_ROWS_HEIGHT,
  texts: {
    en: {
      alt: 'Four methods, each with its category. Under 18 years, implant: 1. Under 20 years, copper IUD: 2. 35 years or more and fewer than 15 cigarettes a day, combined pills: 3. Migraine with aura, combined pills: 4.',
      note: 'Cover the shapes and let trainees draw each shape in the air. What do 1 and 2 have in common? Both are a yes.',
    },
    fr: {
      alt: 'Quatre méthodes, chacune avec sa catégorie. Moins de 18 ans, implant : 1. Moins de 20 ans, DIU au cuivre : 2. 35 ans ou plus et moins de 15 cigarettes par jour, pilule combinée : 3. Migraine avec aura, pilule combinée : 4.',
      note: 'Cachez les formes et faites-les dessiner en l’air. Qu’ont en commun 1 et 2 ? Les deux veulent dire oui.',
    },
    es: {
      alt: 'Cuatro métodos, cada uno con su categoría. Menor de 18 años, implante: 1. Menor de 20 años, DIU de cobre: 2. 35 años o más y menos de 15 cigarrillos al día, píldora combinada: 3. Migraña con aura, píldora combinada: 4.',
      note: 'Tape las formas y pida que las dibujen en el aire. ¿Qué tienen en común 1 y 2? Las dos son un sí.',
    },
  },
  draw: () => signRows(ROWS),
})
