import { diagram } from '../../diagram.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'

/** What a provider says first to a young person: a question about age, or an open door. */
export const firstWords = diagram({
  id: 'first-words',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
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
  draw: ({ wrong, right }) =>
    twoWays({
      wrong,
      right,
      speaker: { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true },
      listener: { skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'marigold' },
    }),
})
