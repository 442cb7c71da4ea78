import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { circle, line, type Point, type Shape } from '../../kit/shapes.ts'

/** Top left corners of the boxes, around the person in the middle. */
const PLACES: Point[] = [
  [125, 0],
  [250, 92],
  [206, 260],
  [44, 260],
  [0, 92],
]
const SIZE: [number, number] = [130, 66]
const MIDDLE: Point = [190, 166]
/** What people weigh beside the message. */
export const herPlan = diagram({
  id: 'her-plan',
  width: 'half',
  height: 340,
  texts: {
    en: {
      words: ['Age, health', 'Family hoped for', 'Work, money', 'Help at home', 'Care nearby'],
      alt: 'A woman in the middle of five boxes: age and health; the family she hopes for; work and money; help at home; care nearby.',
      note: 'Ask each trainee which box weighed most in the last birth of their own family.',
    },
    fr: {
      words: ['Âge, santé', 'Famille espérée', 'Travail, argent', 'Aide à la maison', 'Soins proches'],
      alt: 'Une femme au milieu de cinq cadres : âge et santé ; famille espérée ; travail et argent ; aide à la maison ; soins proches.',
      note: 'Demandez à chacun quel cadre a pesé le plus lors de la dernière naissance dans sa famille.',
    },
    es: {
      words: ['Edad, salud', 'Familia deseada', 'Trabajo, dinero', 'Ayuda en casa', 'Servicio cerca'],
      alt: 'Una mujer en medio de cinco cuadros: edad y salud; familia deseada; trabajo y dinero; ayuda en casa; servicio cerca.',
      note: 'Pregunte a cada participante qué cuadro pesó más en el último nacimiento de su familia.',
    },
  },
  draw: ({ words }): Shape[] => [
    ...PLACES.map(([x, y]) => line([x + SIZE[0] / 2, y + SIZE[1] / 2], MIDDLE, { stroke: 'inkSoft', width: 3 })),
    circle(...MIDDLE, 56, { fill: 'paper', stroke: 'inkSoft', width: 3 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 154, y: 122, scale: 0.48 }),
    ...PLACES.flatMap((place, index) => box(words[index] ?? '', place, SIZE, { fill: PANEL_FILLS[index] ?? 'sand' })),
  ],
})
