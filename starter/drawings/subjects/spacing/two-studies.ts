import { diagram } from '../../diagram.ts'
import { bubble, bust } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const SHEETS = [
  { year: 2005, paint: 'indigo' },
  { year: 2017, paint: 'leaf' },
] as const

/** The advice after a miscarriage, a later review, and one sentence that is fair to both. */
export const twoStudies = diagram({
  id: 'two-studies',
  width: 'half',
  height: 338,
  texts: {
    en: {
      found: ['Advice: 6 months', 'Review: earlier was not worse'],
      sentence: '“Half a year is usual. Studies do not all agree.”',
      alt: 'Two sheets. 2005, the advice: six months. 2017, a review: earlier was not worse. Below, a provider says: half a year is usual; studies do not all agree.',
      note: 'The advice stands; the review looked at miscarriages. Let each trainee say the sentence in the local language.',
    },
    fr: {
      found: ['Conseil : 6 mois', 'Revue : plus tôt, pas pire'],
      sentence: '« D’habitude, six mois. Les études divergent. »',
      alt: 'Deux feuilles. 2005, le conseil : six mois. 2017, une revue d’études : plus tôt n’était pas pire. En bas, une soignante dit : d’habitude, six mois ; les études divergent.',
      note: 'Le conseil reste ; la revue portait sur les fausses couches. Chacun dit la phrase dans la langue locale.',
    },
    es: {
      found: ['Consejo: 6 meses', 'Revisión: antes no fue peor'],
      sentence: '«Lo usual es medio año. No todo estudio coincide».',
      alt: 'Dos hojas. 2005, el consejo: seis meses. 2017, una revisión: antes no fue peor. Abajo, una proveedora dice: lo usual es medio año; no todo estudio coincide.',
      note: 'El consejo sigue; la revisión trató de abortos espontáneos. Cada participante dice la frase en la lengua local.',
    },
  },
  draw: ({ found, sentence }): Shape[] => [
    ...SHEETS.flatMap(({ year, paint }, index) => {
      const x = index * 196
      return [
        rect(x + 2, 2, 180, 146, { fill: 'white', stroke: paint, width: 4, radius: 6 }),
        rect(x + 2, 2, 180, 42, { fill: paint, radius: 6 }),
        text(`${year}`, x + 92, 32, { bold: true, paint: 'white', anchor: 'middle', size: 28 }),
        ...textBox(found[index] ?? '', x + 92, 96, 164, { anchor: 'middle', middle: true }).shapes,
      ]
    }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 0, y: 240, scale: 0.54 }),
    ...bubble(94, 162, 284, 96, -4),
    ...textBox(sentence, 236, 210, 268, { bold: true, anchor: 'middle', middle: true }).shapes,
  ],
})
