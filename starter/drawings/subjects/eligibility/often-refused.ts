import { diagram } from '../../diagram.ts'
import { SIGN_ROWS_HEIGHT, type SignRow, signRows } from './sign-rows.ts'

/** Categories as starter/figures/who-guidance-and-job-aids.md states them. */
const ROWS: SignRow[] = [
  { sign: 'implant', category: 1 },
  { sign: 'iud', category: 2 },
  { sign: 'injection', category: 1 },
  { sign: 'implant', category: 1 },
  { sign: 'injection', category: 1 },
]

/** Five clients who are often refused a method that the chart allows. */
export const oftenRefused = diagram({
  id: 'often-refused',
  width: 'half',
  height: SIGN_ROWS_HEIGHT,
  texts: {
    en: {
      alt: 'Five methods, each with its category. 17 years, no children, implant: 1. 18 years, no children, copper IUD: 2. 41 years, smokes, DMPA: 1. Blood pressure 150/95, implant: 1. Sickle cell disease, DMPA: 1.',
      note: 'Cover the picture. Pairs guess, look up, and uncover one row at a time.',
    },
    fr: {
      alt: 'Cinq méthodes, chacune avec sa catégorie. 17 ans, sans enfant, implant : 1. 18 ans, sans enfant, DIU au cuivre : 2. 41 ans, fume, DMPA : 1. Tension 150/95, implant : 1. Drépanocytose, DMPA : 1.',
      note: 'Cachez l’image. Par deux, on devine, on cherche, puis on découvre une ligne à la fois.',
    },
    es: {
      alt: 'Cinco métodos, cada uno con su categoría. 17 años, sin hijos, implante: 1. 18 años, sin hijos, DIU de cobre: 2. 41 años, fuma, AMPD: 1. Presión 150/95, implante: 1. Anemia falciforme, AMPD: 1.',
      note: 'Tape la imagen. En parejas adivinan, buscan y destapan una fila a la vez.',
    },
  },
  draw: () => signRows(ROWS),
})
