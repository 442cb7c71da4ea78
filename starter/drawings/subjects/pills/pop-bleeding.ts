import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** Boxes with bleeding, as an example. */
const LATER = [6, 7]
const IRREGULAR = [0, 2, 3, 6]
const OTHERS = [[0, 1, 2], [1], []]

/** Bleeding of women who take progestin-only pills. */
export const popBleeding = diagram({
  id: 'pop-bleeding',
  width: 'half',
  height: 326,
  texts: {
    en: {
      heads: ['Breastfeeding: often later', 'Otherwise: often irregular'],
      others: ['longer', 'seldom', 'absent'],
      alt: 'Examples of bleeding with progestin-only pills. While breastfeeding, bleeding often returns later. Not breastfeeding, it is often irregular, perhaps frequent. It can be longer, seldom or absent.',
      note: 'The boxes are weeks of an example; every woman is different. Let trainees say each row as a sentence for a client.',
    },
    fr: {
      heads: ['Allaite : souvent plus tard', 'Sinon : souvent irrégulier'],
      others: ['plus long', 'rare', 'absent'],
      alt: 'Exemples de saignements avec la pilule progestative. Chez celle qui allaite, ils reviennent souvent plus tard. Sinon, ils sont souvent irréguliers, peut-être fréquents. Ils peuvent être plus longs, rares ou absents.',
      note: 'Les cases sont les semaines d’un exemple ; chaque femme est différente. Faites dire chaque ligne comme une phrase à une cliente.',
    },
    es: {
      heads: ['Da pecho: suele tardar', 'Si no: suele ser irregular'],
      others: ['más largo', 'raro', 'ausente'],
      alt: 'Ejemplos de sangrado con píldoras de progestina. Si da pecho, el sangrado suele volver más tarde. Si no, suele ser irregular, quizás frecuente. Puede ser más largo, raro o ausente.',
      note: 'Las casillas son semanas de un ejemplo; cada mujer es distinta. Que digan cada fila como una frase para una usuaria.',
    },
  },
  draw: ({ heads, others }) => [
    ...[LATER, IRREGULAR].flatMap((drops, index) => [
      text(heads[index] ?? '', 4, 24 + index * 112, { bold: true, paint: 'indigo' }),
      ...boxes(8, drops, 4, 36 + index * 112),
    ]),
    ...others.flatMap((word, index) => [
      ...boxes(3, OTHERS[index] ?? [], 4 + index * 128, 234, 38),
      text(word, 4 + index * 128 + 56, 312, { bold: true, anchor: 'middle' }),
    ]),
  ],
})

function boxes(count: number, drops: number[], x: number, y: number, step = 46.5): Shape[] {
  return Array.from({ length: count }, (_, index) => [
    rect(x + index * step, y, step - 6, 50, { fill: 'white', stroke: 'ink', width: 2.5, radius: 6 }),
    ...(drops.includes(index) ? [drop(x + index * step + (step - 6) / 2, y + 42, 34, 'blood')] : []),
  ]).flat()
}
