import { diagram } from '../../diagram.ts'
import { book } from '../../kit/belongings.ts'
import { bubble, bust } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { heart } from '../training/things.ts'

/** The two questions about a woman whom a trainee remembers: her health and her plans. */
export const womanRemembered = diagram({
  id: 'woman-remembered',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['Her health?', 'Her plans?'],
      alt: 'A woman between two bubbles: a heart for her health, a book for her plans.',
      note: 'Point at the two bubbles in turn and leave silence after each.',
    },
    fr: {
      words: ['Sa santé ?', 'Ses projets ?'],
      alt: 'Une femme entre deux bulles : un cœur pour sa santé, un livre pour ses projets.',
      note: 'Montrez les deux bulles l’une après l’autre et laissez un silence après chacune.',
    },
    es: {
      words: ['¿Su salud?', '¿Sus planes?'],
      alt: 'Una mujer entre dos globos: un corazón para su salud, un libro para sus planes.',
      note: 'Señale los dos globos uno tras otro y deje un silencio después de cada uno.',
    },
  },
  draw: ({ words }): Shape[] => [
    ...bubble(0, 2, 182, 128, 120),
    group(heart(), { x: 56, y: 12, scale: 0.7 }),
    ...textBox(words[0] ?? '', 91, 106, 176, { anchor: 'middle', middle: true, bold: true }).shapes,
    ...bubble(198, 2, 182, 128, 50),
    ...book(240, 20, 'terracotta', 1.1),
    ...textBox(words[1] ?? '', 289, 106, 176, { anchor: 'middle', middle: true, bold: true }).shapes,
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf' }, { x: 115, y: 154, scale: 0.97 }),
  ],
})
