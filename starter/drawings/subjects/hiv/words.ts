import { diagram } from '../../diagram.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'

/** A question that shuts a woman with HIV out, and one that lets her speak. */
export const hivWords = diagram({
  id: 'hiv-words',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
  texts: {
    en: {
      wrong: 'Another child? You?',
      right: 'Would you like a child?',
      alt: 'A provider speaks to a woman, twice. Not: another child, you? But: would you like a child?',
      note: 'Say both sentences aloud, with the face that goes with them. Which one lets her answer?',
    },
    fr: {
      wrong: '« Encore un enfant, toi ? »',
      right: '« Voulez-vous un enfant ? »',
      alt: 'Une soignante parle à une femme, deux fois. Non : encore un enfant, toi ? Mais : voulez-vous un enfant ?',
      note: 'Dites les deux phrases à voix haute, avec le visage qui va avec. Laquelle la laisse répondre ?',
    },
    es: {
      wrong: '«¿Otro hijo? ¿Usted?»',
      right: '«¿Desea tener un hijo?»',
      alt: 'Una proveedora habla a una mujer, dos veces. No: ¿otro hijo?, ¿usted? Sino: ¿desea tener un hijo?',
      note: 'Diga las dos frases en voz alta, con la cara que las acompaña. ¿Cuál la deja contestar?',
    },
  },
  draw: ({ wrong, right }) =>
    twoWays({
      wrong,
      right,
      speaker: { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true },
      listener: { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'indigo' },
    }),
})
