import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bust } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { BOY, GIRL } from '../people/signs.ts'

const ROW = 104

/** What means yes, and what does not. */
export const clearYes = diagram({
  id: 'clear-yes',
  width: 'half',
  height: ROW * 3 - 8,
  texts: {
    en: {
      words: ['A clear yes is a yes', 'Silence is not a yes', 'Being drunk is not a yes'],
      alt: 'Three rows. A clear yes is a yes. Silence is not a yes. Being drunk is not a yes.',
      note: 'Let boys and girls read each row aloud to one another, and add a fourth that is not a yes.',
    },
    fr: {
      words: ['Un oui clair est un oui', 'Le silence n’est pas un oui', 'L’ivresse n’est pas un oui'],
      alt: 'Trois lignes. Un oui clair est un oui. Le silence n’est pas un oui. L’ivresse n’est pas un oui.',
      note: 'Faites lire chaque ligne à voix haute, puis ajouter une quatrième qui n’est pas un oui.',
    },
    es: {
      words: ['Un sí claro es un sí', 'El silencio no es un sí', 'Quien bebió no puede decir sí'],
      alt: 'Tres filas. Un sí claro es un sí. El silencio no es un sí. Quien está bebida no puede decir que sí.',
      note: 'Que lean cada fila en voz alta y agreguen una cuarta que no es un sí.',
    },
  },
  draw: ({ words }): Shape[] =>
    words.flatMap((line, index) => {
      const y = index * ROW
      const middle = y + (ROW - 10) / 2
      return [
        rect(0, y, WIDTHS.half, ROW - 10, { fill: index === 0 ? 'leafPale' : 'terracottaPale', radius: 12 }),
        bust(index === 1 ? GIRL : BOY, { x: 8, y: y + 12, scale: 0.44 }),
        ...textBox(line, 90, middle, 226, { bold: index === 0, middle: true }).shapes,
        ...(index === 0 ? tick(346, middle, 44) : cross(346, middle, 40)),
      ]
    }),
})
