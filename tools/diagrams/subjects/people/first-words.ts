import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { bubble, bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const PANEL = { height: 158, gap: 12 } as const
const BUBBLE = { x: 92, y: 8, width: 200, height: 70 } as const

/** What a provider says first to a young person: a question about age, or an open door. */
export const firstWords = diagram({
  id: 'first-words',
  width: 'half',
  height: PANEL.height * 2 + PANEL.gap,
  texts: {
    en: {
      wrong: 'How old are you?',
      right: 'What brings you here?',
      alt: 'A provider and a young person, twice. Wrong: the first words are a question about age. Right: the first words are “What brings you here?”.',
      note: 'Pairs say both first words aloud and watch the face of the other. Ask for more of each kind.',
    },
    fr: {
      wrong: 'Tu as quel âge ?',
      right: 'De quoi veux-tu parler ?',
      alt: 'Une soignante et un ou une jeune, deux fois. À éviter : les premiers mots demandent l’âge. À faire : les premiers mots sont « De quoi veux-tu parler ? ».',
      note: 'Par deux, on dit les deux premières phrases et l’on regarde le visage de l’autre. Cherchez-en d’autres des deux sortes.',
    },
    es: {
      wrong: '¿Cuántos años tiene?',
      right: '¿De qué quiere hablar?',
      alt: 'Una proveedora y una persona joven, dos veces. Evitar: las primeras palabras preguntan la edad. Hacer: las primeras palabras son «¿De qué quiere hablar?».',
      note: 'En parejas digan las dos primeras frases y miren la cara del otro. Busquen más de los dos tipos.',
    },
  },
  draw: ({ wrong, right }) => [
    panel(0, wrong, 'terracottaPale', cross(28, 30, 34)),
    panel(PANEL.height + PANEL.gap, right, 'leafPale', tick(28, 30, 38)),
  ],
})

/** A provider at the left says `words` to a young person at the right. */
function panel(y: number, words: string, fill: Paint, mark: Shape[]): Shape {
  const { x, y: top, width, height } = BUBBLE
  return group(
    [
      rect(0, 0, WIDTHS.half, PANEL.height, { fill, radius: 14 }),
      bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 4, y: 47, scale: 0.615 }),
      bust({ skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }, { x: 284, y: 47, scale: 0.615 }),
      ...bubble(x, top, width, height, 2),
      ...textBox(words, x + width / 2, top + height / 2, width - 16, { bold: true, anchor: 'middle', middle: true })
        .shapes,
      ...mark,
    ],
    { y },
  )
}
