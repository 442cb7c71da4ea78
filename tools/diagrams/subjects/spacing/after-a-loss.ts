import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import type { Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** A sentence that hurts after a loss, and one that comforts: as in the handout on timing messages. */
export const afterALoss = diagram({
  id: 'after-a-loss',
  width: 'half',
  height: 336,
  texts: {
    en: {
      hurts: '“You are young, there will be others.”',
      comforts: '“I am sorry. This baby mattered.”',
      alt: 'A woman after a loss between two speech bubbles. Not: you are young, there will be others. But: I am sorry, this baby mattered.',
      note: 'Say both sentences aloud to a colleague. Ask what each of them does to the listener.',
    },
    fr: {
      hurts: '« Vous êtes jeune, il y en aura d’autres. »',
      comforts: '« Je suis désolée. Ce bébé comptait. »',
      alt: 'Une femme après une perte entre deux bulles. Non : vous êtes jeune, il y en aura d’autres. Mais : je suis désolée, ce bébé comptait.',
      note: 'Dites les deux phrases à voix haute à un collègue. Demandez ce que chacune fait à celle qui écoute.',
    },
    es: {
      hurts: '«Usted es joven, ya vendrán otros».',
      comforts: '«Lo siento mucho. Este bebé importaba».',
      alt: 'Una mujer después de una pérdida entre dos globos. No: usted es joven, ya vendrán otros. Sino: lo siento mucho, este bebé importaba.',
      note: 'Diga las dos frases en voz alta a una colega. Pregunte qué le hace cada una a quien escucha.',
    },
  },
  draw: ({ hurts, comforts }): Shape[] => [
    ...bubble(46, 4, 330, 82, 150),
    ...textBox(hurts, 62, 45, 300, { middle: true, paint: 'inkSoft' }).shapes,
    ...cross(20, 45, 34),
    bust({ skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'indigo' }, { x: 130, y: 112, scale: 0.8 }),
    ...bubble(46, 246, 330, 82, 40).slice(0, 1),
    ...textBox(comforts, 62, 287, 300, { middle: true, bold: true }).shapes,
    ...tick(20, 287, 36),
  ],
})
