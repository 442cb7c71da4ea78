import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'

/** The three messages on timing; the numbers are those of the slide with the same title. */
export const threeMessages = diagram({
  id: 'three-messages',
  width: 'full',
  height: 336,
  texts: {
    en: {
      numbers: ['24 months', '6 months', '18 years'],
      words: [
        'at least, after a live birth',
        'at least, after miscarriage or abortion',
        'or older at the first pregnancy',
      ],
      alt: 'Three pictures. A mother with her baby: at least 24 months after a live birth. A woman with a hand on her shoulder: at least 6 months after a miscarriage or an abortion. A schoolgirl with a book: 18 years or older at the first pregnancy.',
      note: 'Pairs say the three numbers before you show the picture. Then ask for the gentler sentence: what do doctors advise, and who decides?',
    },
    fr: {
      numbers: ['24 mois', '6 mois', '18 ans'],
      words: [
        'au moins, après une naissance',
        'au moins, après fausse couche ou avortement',
        'ou plus, pour la première grossesse',
      ],
      alt: 'Trois images. Une mère et son bébé : au moins 24 mois après une naissance vivante. Une femme, une main sur l’épaule : au moins 6 mois après une fausse couche ou un avortement. Une élève avec un livre : 18 ans ou plus pour la première grossesse.',
      note: 'Les binômes disent les trois chiffres avant que vous montriez l’image. Puis demandez la phrase plus douce : que conseille-t-on, et qui décide ?',
    },
    es: {
      numbers: ['24 meses', '6 meses', '18 años'],
      words: ['al menos, tras un parto', 'al menos, tras un aborto', 'o más en el primer embarazo'],
      alt: 'Tres imágenes. Una madre con su bebé: al menos 24 meses tras un parto con nacido vivo. Una mujer con una mano en el hombro: al menos 6 meses tras un aborto espontáneo o inducido. Una estudiante con un libro: 18 años o más en el primer embarazo.',
      note: 'Las parejas dicen los tres números antes de que usted muestre el dibujo. Luego pida la frase más amable: ¿qué se aconseja y quién decide?',
    },
  },
  draw: ({ numbers, words }) =>
    panels(3, { titles: numbers, words, height: 336, sceneHeight: 210, titleSize: 36, scene }),
})

function scene(index: number): Shape[] {
  if (index === 0) {
    return [motherAndBaby({ skin: 'skinDark', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }, { x: 44, y: 4 })]
  }
  if (index === 1) {
    return [
      bust({ skin: 'skinDeep', head: 'short', cloth: 'indigo', isSad: true }, { x: 112, y: 22, scale: 0.98 }),
      bust({ skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta', isSad: true }, { x: 4, y: 20 }),
      path(`M160 172C134 150 130 150 122 160`, { stroke: 'skinDeep', width: 18 }),
    ]
  }
  return [
    bust({ skin: 'skin', head: 'bun', cloth: 'white' }, { x: 54, y: 18 }),
    rect(92, 150, 78, 52, { fill: 'terracotta', stroke: 'ink', width: 2.5, radius: 4 }),
    path(`M131 150v52`, { stroke: 'ink', width: 2.5 }),
    path(`M100 164h22M140 164h22M100 176h22M140 176h22`, { stroke: 'white', width: 3 }),
  ]
}
