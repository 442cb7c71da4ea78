import { diagram } from '../../diagram.ts'
import { book } from '../../kit/belongings.ts'
import { moon } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { baby, bust } from '../../kit/people.ts'
import { path, type Shape } from '../../kit/shapes.ts'
import { sixMonths } from './icons.ts'

const HEIGHT = 286

/** The father, the grandmother and the young mother: what each can do or needs. */
export const lamHelpers = diagram({
  id: 'lam-helpers',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      titles: ['Father', 'Grandmother', 'Young mother'],
      words: ['told the date too, if she agrees', 'guards the night and the spoon', 'asked about school and sleep'],
      alt: 'Three people. The father is told the date too, if she agrees. The grandmother guards the night and the spoon. The young mother is asked about school and sleep.',
      note: 'Choose one household that you know. Who carries the baby at night, and who has never been asked?',
    },
    fr: {
      titles: ['Père', 'Grand-mère', 'Jeune mère'],
      words: ['connaît la date, si elle accepte', 'garde la nuit et la cuillère', 'on parle école et sommeil'],
      alt: 'Trois personnes. Le père connaît aussi la date, si elle accepte. La grand-mère garde la nuit et la cuillère. À la jeune mère, on parle d’école et de sommeil.',
      note: 'Choisissez un foyer que vous connaissez. Qui porte le bébé la nuit, et à qui n’a-t-on jamais demandé ?',
    },
    es: {
      titles: ['Padre', 'Abuela', 'Madre joven'],
      words: ['sabe la fecha, si ella quiere', 'cuida la noche y la cuchara', 'se le pregunta: ¿escuela y sueño?'],
      alt: 'Tres personas. El padre también sabe la fecha, si ella quiere. La abuela cuida la noche y la cuchara. A la madre joven se le pregunta por la escuela y el sueño.',
      note: 'Elijan un hogar que conozcan. ¿Quién carga al bebé de noche, y a quién nunca se le ha preguntado?',
    },
  },
  draw: ({ titles, words }) =>
    panels(3, {
      titles,
      words,
      height: HEIGHT,
      sceneHeight: 172,
      titleSize: 26,
      scene: (index) => SCENES[index]?.() ?? [],
    }),
})

const SCENES: (() => Shape[])[] = [
  () => [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 24, y: 20, scale: 0.84 }),
    baby('skin', 'white', { x: 42, y: 124, scale: 0.76 }),
    ...sixMonths(206, 92, 84),
  ],
  () => [
    bust({ skin: 'skinDark', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta' }, { x: 24, y: 20, scale: 0.84 }),
    moon(202, 50, 50),
    path('M184 152L214 104', { stroke: 'steelDark', width: 7 }),
    path('M210 108C202 92 216 78 228 84C238 92 228 110 216 110Z', { fill: 'steel', stroke: 'steelDark', width: 3 }),
  ],
  () => [
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf' }, { x: 24, y: 20, scale: 0.84 }),
    ...book(166, 106, 'terracotta', 1),
    moon(204, 56, 50),
  ],
]
