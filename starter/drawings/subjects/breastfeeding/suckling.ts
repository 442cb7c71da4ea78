import { diagram } from '../../diagram.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { feeding, MOTHER } from './icons.ts'

/** How suckling prevents pregnancy. */
export const lamSuckling = diagram({
  id: 'lam-suckling',
  width: 'half',
  height: 320,
  texts: {
    en: {
      boxes: ['Baby suckles, often', 'Message to the brain', 'No ripe egg, no pregnancy'],
      alt: 'A mother breastfeeds. 1: the baby suckles often. 2: each suckling sends a message to her brain. 3: no egg ripens, and she does not become pregnant.',
      note: 'Follow the arrows with a finger: mouth, brain, egg.',
    },
    fr: {
      boxes: ['Bébé tète souvent', 'Message au cerveau', 'Pas d’ovule mûr, pas de grossesse'],
      alt: 'Une mère allaite. 1 : le bébé tète souvent. 2 : chaque tétée envoie un message au cerveau. 3 : aucun ovule ne mûrit, pas de grossesse.',
      note: 'Suivez les flèches du doigt : bouche, cerveau, ovule.',
    },
    es: {
      boxes: ['El bebé mama a menudo', 'Mensaje al cerebro', 'No madura el óvulo, no hay embarazo'],
      alt: 'Una madre amamanta. 1: el bebé mama a menudo. 2: cada toma envía un mensaje a su cerebro. 3: ningún óvulo madura y no hay embarazo.',
      note: 'Siga las flechas con el dedo: boca, cerebro, óvulo.',
    },
  },
  draw: ({ boxes }) => [
    ...feeding(92, 170, 184, MOTHER),
    ...arrow([124, 206], [120, 116], { width: 7, paint: 'marigold', bend: -44 }),
    ...boxes.flatMap((words, index) => step(words, index)),
  ],
})

function step(words: string, index: number): Shape[] {
  const y = index * 110
  return [
    rect(192, y, 188, 94, { fill: index === 2 ? 'leafPale' : 'sand', radius: 10 }),
    ...textBox(words, 286, y + 47, 180, { anchor: 'middle', middle: true, bold: index === 2 }).shapes,
    ...(index > 0 ? arrow([286, y - 18], [286, y], { width: 5 }) : []),
  ]
}
