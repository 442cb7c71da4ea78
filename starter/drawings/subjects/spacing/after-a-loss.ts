import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const HEIGHT = 164

/** A sentence that hurts after a loss, and one that comforts: as in the handout on timing messages. */
export const afterALoss = diagram({
  id: 'after-a-loss',
  width: 'half',
  height: HEIGHT * 2 + 12,
  texts: {
    en: {
      hurts: '“You are young, there will be others.”',
      comforts: '“I am sorry. This baby mattered.”',
      alt: 'A provider speaks to a woman after a loss, twice. Not: you are young, there will be others. But: I am sorry, this baby mattered.',
      note: 'Say both sentences aloud to a colleague. Ask what each of them does to the listener.',
    },
    fr: {
      hurts: '« Vous êtes jeune, il y en aura d’autres. »',
      comforts: '« Je suis désolée. Ce bébé comptait. »',
      alt: 'Une soignante parle à une femme après une perte, deux fois. Non : vous êtes jeune, il y en aura d’autres. Mais : je suis désolée, ce bébé comptait.',
      note: 'Dites les deux phrases à voix haute à un collègue. Demandez ce que chacune fait à celle qui écoute.',
    },
    es: {
      hurts: '«Usted es joven, ya vendrán otros».',
      comforts: '«Lo siento mucho. Este bebé importaba».',
      alt: 'Una proveedora habla a una mujer después de una pérdida, dos veces. No: usted es joven, ya vendrán otros. Sino: lo siento mucho, este bebé importaba.',
      note: 'Diga las dos frases en voz alta a una colega. Pregunte qué le hace cada una a quien escucha.',
    },
  },
  draw: ({ hurts, comforts }): Shape[] => [said(hurts, false), group([said(comforts, true)], { y: HEIGHT + 12 })],
})

/** The provider, at the left, says it to the woman. */
function said(words: string, isKind: boolean): Shape {
  return group([
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: isKind ? 'leafPale' : 'terracottaPale', radius: 14 }),
    bust(
      { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true, isSad: isKind },
      { x: 12, y: 78, scale: 0.477 },
    ),
    bust(
      { skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'indigo', isSad: true },
      { x: isKind ? 92 : 284, y: 78, scale: 0.477 },
    ),
    ...bubble(56, 8, 316, 64, 12),
    ...textBox(words, 214, 40, 300, { bold: isKind, anchor: 'middle', middle: true }).shapes,
    ...(isKind ? tick(28, 34, 38) : cross(28, 34, 34)),
  ])
}
