import { chip, cross, tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { questions } from '../implants/signs.ts'
import { sheet, talking } from '../training/things.ts'
import { book, chart, tube } from './icons.ts'

/** Two things side by side, 150 wide. @param left and `right` 100 by 100 */
function pair(left: Shape[], right: Shape[]): Shape[] {
  return [group(left, { x: 0, y: 14, scale: 0.72 }), group(right, { x: 78, y: 14, scale: 0.72 })]
}

/** One thing in the middle, 150 wide. */
function one(thing: Shape[]): Shape[] {
  return [group(thing, { x: 25, y: 0 })]
}

/** What stays from the morning with the chart, in the order of the lines. */
export const guidanceMorning = besideLines(
  'guidance-morning',
  [
    () => pair(book(), chart()),
    () => pair(chart('column'), calendar(50, 50, 84)),
    () => pair(chip(2, 50, 50, 44), talking()),
  ],
  {
    en: {
      alt: 'Three pictures in the order of the lines: the book and the chart; the chart with a marked row and column, and a date; a number, and two people who talk.',
      note: 'Cover the words: a trainee says the sentence that belongs to each picture.',
    },
    fr: {
      alt: 'Trois images dans l’ordre des lignes : le livre et le tableau ; le tableau avec une ligne et une colonne marquées, et une date ; un chiffre, et deux personnes qui parlent.',
      note: 'Cachez les mots : un participant dit la phrase de chaque image.',
    },
    es: {
      alt: 'Tres imágenes en el orden de las líneas: el libro y la tabla; la tabla con una fila y una columna marcadas, y una fecha; un número y dos personas que hablan.',
      note: 'Tape las palabras: alguien dice la frase de cada imagen.',
    },
  },
  150,
)

/** What trainees change at work, in the order of the lines. */
export const guidanceBackToWork = besideLines(
  'guidance-back-to-work',
  [
    () => one([...tube(), ...cross(78, 76, 40)]),
    () => pair(questions(), [...calendar(50, 50, 84), ...tick(80, 80, 42)]),
    () => pair(sheet(), calendar(50, 50, 84)),
  ],
  {
    en: {
      alt: 'Three pictures in the order of the lines: a blood test that is crossed out; the questions, and a calendar with a tick, today; a job aid with a date.',
      note: 'Ask for each picture who in the clinic has to agree, and by when.',
    },
    fr: {
      alt: 'Trois images dans l’ordre des lignes : une prise de sang barrée ; les questions, et un calendrier coché, aujourd’hui ; un aide-mémoire avec une date.',
      note: 'Demandez pour chaque image qui doit être d’accord dans le centre, et pour quand.',
    },
    es: {
      alt: 'Tres imágenes en el orden de las líneas: un análisis de sangre tachado; las preguntas y un calendario con marca, hoy; una ayuda de trabajo con una fecha.',
      note: 'Con cada imagen pregunte quién debe estar de acuerdo en el servicio y para cuándo.',
    },
  },
  150,
)
