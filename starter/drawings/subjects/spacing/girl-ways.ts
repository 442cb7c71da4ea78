import { diagram } from '../../diagram.ts'
import { book } from '../../kit/belongings.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { house } from '../training/things.ts'

const SCENES: (() => Shape[])[] = [
  () => [
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 0, y: 4, scale: 0.52 }),
    bust({ skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta' }, { x: 86, y: 4, scale: 0.52 }),
  ],
  () => [methodSign('implant', { x: 0, y: 10, scale: 0.8 }), methodSign('injection', { x: 86, y: 10, scale: 0.8 })],
  () => [bust({ skin: 'skinDark', head: 'bun', cloth: 'white' }, { x: 6, y: 4, scale: 0.52 }), ...book(88, 38)],
  () => [
    group(house(), { x: -4, y: 4, scale: 0.92 }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'terracotta' }, { x: 88, y: 4, scale: 0.52 }),
    ...tick(42, 76, 42),
  ],
]

/** Ways to win time for a girl who is pressed to have a baby. */
export const girlWays = diagram({
  id: 'girl-ways',
  width: 'half',
  height: 340,
  texts: {
    en: {
      words: ['A word to her family', 'No packet at home', 'Back to school', 'A safe place'],
      alt: 'Four ways to win time. The midwife has a word with her family. A method that leaves no packet at home, such as an implant or an injection. A return to school. A safe place.',
      note: 'Ask her which of the four would help most. Nothing is done over her head.',
    },
    fr: {
      words: ['Un mot à sa famille', 'Pas de boîte chez elle', 'Retour à l’école', 'Un lieu sûr'],
      alt: 'Quatre façons de gagner du temps. La sage-femme dit un mot à sa famille. Une méthode sans boîte à la maison, comme un implant ou une injection. Le retour à l’école. Un lieu sûr.',
      note: 'Demandez-lui laquelle des quatre aiderait le plus. Rien ne se fait par-dessus sa tête.',
    },
    es: {
      words: ['Hablar con su familia', 'Sin caja en casa', 'Volver a la escuela', 'Un lugar seguro'],
      alt: 'Cuatro maneras de ganar tiempo. La partera habla con su familia. Un método que no deja caja en casa, como un implante o una inyección. Volver a la escuela. Un lugar seguro.',
      note: 'Pregúntele cuál de las cuatro ayudaría más. Nada se hace sin ella.',
    },
  },
  draw: ({ words }): Shape[] =>
    SCENES.flatMap((scene, index) => {
      const [x, y] = [(index % 2) * 194, Math.floor(index / 2) * 174]
      return [
        rect(x, y, 186, 166, { fill: PANEL_FILLS[index] ?? 'sand', radius: 12 }),
        group(scene(), { x: x + 10, y: y + 6 }),
        ...textBox(words[index] ?? '', x + 93, y + 132, 176, { anchor: 'middle', middle: true, bold: true }).shapes,
      ]
    }),
})
