import { diagram } from '../../diagram.ts'
import { book } from '../../kit/belongings.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** The twins of the question: one with a baby, one at school; what comes in ten years? */
export const twoLives = diagram({
  id: 'two-lives',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'Two sisters of 17. Nadia holds a baby, Leila a book. An arrow leads from each to the age of 27, with a question mark.',
      note: 'Point at the arrow of Nadia and ask: who could help, so that this way is good too?',
    },
    fr: {
      alt: 'Deux sœurs de 17 ans. Nadia tient un bébé, Leila un livre. De chacune, une flèche mène à 27 ans, avec un point d’interrogation.',
      note: 'Montrez la flèche de Nadia et demandez : qui pourrait aider, pour que ce chemin soit bon aussi ?',
    },
    es: {
      alt: 'Dos hermanas de 17 años. Nadia tiene un bebé, Leila un libro. De cada una, una flecha lleva a los 27 años, con un signo de pregunta.',
      note: 'Señale la flecha de Nadia y pregunte: ¿quién podría ayudar, para que este camino también sea bueno?',
    },
  },
  draw: (): Shape[] => [
    ...life('Nadia', 0),
    motherAndBaby({ skin: 'skinDark', head: 'bun', cloth: 'terracotta' }, { x: 12, y: 26, scale: 0.66 }),
    ...life('Leila', 172),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'white' }, { x: 20, y: 212, scale: 0.66 }),
    ...book(40, 294, 'indigo', 0.68),
  ],
})

function life(name: string, y: number): Shape[] {
  return [
    rect(0, y, 380, 164, { fill: y === 0 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
    text(`${name}, 17`, 132, y + 38, { bold: true }),
    ...arrow([132, y + 96], [264, y + 96], { width: 7 }),
    text('27?', 280, y + 112, { bold: true, size: 44, paint: 'terracotta' }),
  ]
}
