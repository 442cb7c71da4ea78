import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const ROW = 112

/** A fact, a picture in words and a question: the example in the notes of the slide. */
export const oneSentence = diagram({
  id: 'one-sentence',
  width: 'half',
  height: ROW * 3 - 8,
  texts: {
    en: {
      parts: ['One fact', 'One picture', 'One question'],
      says: [
        '“Mothers need rest, too.”',
        '“The field rests, and the harvest is better.”',
        '“How was it with your children?”',
      ],
      alt: 'Three parts of a sentence to a mother-in-law. A fact: mothers need rest, too. A picture: the field rests, and the harvest is better. A question: how was it with your children?',
      note: 'Read the example once; then trainees find a picture from their own area.',
    },
    fr: {
      parts: ['Un fait', 'Une image', 'Une question'],
      says: [
        '« Une mère aussi doit se reposer. »',
        '« Le champ se repose, la récolte est meilleure. »',
        '« Comment était-ce avec vos enfants ? »',
      ],
      alt: 'Trois parties d’une phrase à une belle-mère. Un fait : une mère aussi doit se reposer. Une image : le champ se repose et la récolte est meilleure. Une question : comment était-ce avec vos enfants ?',
      note: 'Lisez l’exemple une fois ; puis chacun cherche une image de sa région.',
    },
    es: {
      parts: ['Un dato', 'Una imagen', 'Una pregunta'],
      says: [
        '«Una madre también descansa».',
        '«El campo descansa y la cosecha es mejor».',
        '«¿Cómo fue con sus hijos?»',
      ],
      alt: 'Tres partes de una frase a una suegra. Un dato: una madre también necesita descansar. Una imagen: el campo descansa y la cosecha es mejor. Una pregunta: ¿cómo fue con sus hijos?',
      note: 'Lea el ejemplo una vez; luego cada participante busca una imagen de su zona.',
    },
  },
  draw: ({ parts, says }): Shape[] =>
    parts.flatMap((part, index) => {
      const y = index * ROW
      return [
        rect(0, y, WIDTHS.half, ROW - 8, { fill: PANEL_FILLS[index] ?? 'sand', radius: 12 }),
        ...stepNumber(index + 1, 28, y + 24),
        text(part, 58, y + 33, { bold: true }),
        ...textBox(says[index] ?? '', 14, y + 72, WIDTHS.half - 24, { middle: true }).shapes,
      ]
    }),
})
