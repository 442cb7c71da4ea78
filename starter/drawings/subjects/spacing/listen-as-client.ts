import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { heart } from '../training/things.ts'

/** A client who hears four sentences, and notices what each does to her. */
export const listenAsClient = diagram({
  id: 'listen-as-client',
  width: 'half',
  height: 320,
  texts: {
    en: {
      alt: 'A client with a heart on her chest: four numbered bubbles reach her, one for each sentence.',
      note: 'After each number leave a silence. Where in the body did you feel the sentence?',
    },
    fr: {
      alt: 'Une cliente, un cœur sur la poitrine : quatre bulles numérotées lui arrivent, une pour chaque phrase.',
      note: 'Après chaque numéro, laissez un silence. Où dans le corps avez-vous senti la phrase ?',
    },
    es: {
      alt: 'Una clienta con un corazón en el pecho: le llegan cuatro globos numerados, uno por cada frase.',
      note: 'Después de cada número deje un silencio. ¿En qué parte del cuerpo sintió la frase?',
    },
  },
  draw: (): Shape[] => [
    ...[0, 1, 2, 3].flatMap((index) => [
      ...bubble(index * 96 + 2, 4, 84, 62, 42 + (1.5 - index) * 24),
      ...stepNumber(index + 1, index * 96 + 44, 35),
    ]),
    bust({ skin: 'skin', head: 'wrap', cloth: 'indigo', isSad: true }, { x: 90, y: 104, scale: 1.2 }),
    group(heart(), { x: 196, y: 254, scale: 0.5 }),
  ],
})
