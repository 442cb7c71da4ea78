import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const ROW = 84

/** The parts of a talk of two minutes, and how each may begin: as in the notes of the slide. */
export const twoMinutes = diagram({
  id: 'two-minutes',
  width: 'full',
  height: ROW * 4,
  texts: {
    en: {
      parts: ['A person (no real name)', 'One fact, with source', 'What we can do here', 'A question to the listener'],
      says: ['“A mother I knew…”', '“In this district, one woman in…”', '“Our nurse could…”', '“What would it need…?”'],
      alt: 'Four parts, each with its beginning. 1, a person without a real name: a mother I knew. 2, one fact with its source: in this district, one woman in. 3, what we can do here: our nurse could. 4, a question to the listener: what would it need?',
      note: 'Each trainee finishes the four sentences aloud, with the local figure in the second.',
    },
    fr: {
      parts: ['Une personne (pas de vrai nom)', 'Un fait, avec sa source', 'Ce que nous pouvons faire', 'Une question'],
      says: [
        '« J’ai connu une mère… »',
        '« Dans ce district, une femme sur… »',
        '« Notre infirmière pourrait… »',
        '« Que faudrait-il… ? »',
      ],
      alt: 'Quatre parties, chacune avec son début. 1, une personne, sans son vrai nom : j’ai connu une mère. 2, un fait avec sa source : dans ce district, une femme sur. 3, ce que nous pouvons faire ici : notre infirmière pourrait. 4, une question : que faudrait-il ?',
      note: 'Chacun finit les quatre phrases à voix haute, avec le chiffre local dans la deuxième.',
    },
    es: {
      parts: ['Una persona (sin su nombre)', 'Un dato, con su fuente', 'Lo que podemos hacer aquí', 'Una pregunta'],
      says: [
        '«Conocí a una madre…»',
        '«En este distrito, una mujer de cada…»',
        '«Nuestra enfermera podría…»',
        '«¿Qué haría falta…?»',
      ],
      alt: 'Cuatro partes, cada una con su comienzo. 1, una persona sin su nombre: conocí a una madre. 2, un dato con su fuente: en este distrito, una mujer de cada. 3, lo que podemos hacer aquí: nuestra enfermera podría. 4, una pregunta: ¿qué haría falta?',
      note: 'Cada participante termina las cuatro frases en voz alta, con la cifra local en la segunda.',
    },
  },
  draw: ({ parts, says }): Shape[] =>
    parts.flatMap((part, index) => {
      const [top, middle] = [index * ROW, index * ROW + 39]
      return [
        rect(0, top, WIDTHS.full, ROW - 8, { fill: PANEL_FILLS[index] ?? 'sand', radius: 12 }),
        ...stepNumber(index + 1, 32, middle),
        ...textBox(part, 66, middle, 300, { bold: true, middle: true }).shapes,
        rect(388, top + 7, 438, ROW - 22, { fill: 'white', radius: 14 }),
        ...textBox(says[index] ?? '', 406, middle, 406, { middle: true }).shapes,
      ]
    }),
})
