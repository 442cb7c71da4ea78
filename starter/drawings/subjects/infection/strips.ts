import { diagram } from '../../diagram.ts'
import { CELL_SCENE, cells } from '../../kit/cells.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { gloveOffBin, gloveOffHold, gloveOffPinch, gloveOffUnder } from './gloves-off.ts'
import { rubBacks, rubBetween, rubKnuckles, rubPalms, rubThumbs, rubTips } from './hand-scenes.ts'

/** The part of each scene that is drawn on. */
const RUB: [scene: () => Shape[], box: [x: number, y: number, size: number]][] = [
  [rubPalms, [48, 8, 144]],
  [rubBacks, [64, 14, 158]],
  [rubBetween, [4, -30, 232]],
  [rubKnuckles, [14, -20, 210]],
  [rubThumbs, [44, 8, 172]],
  [rubTips, [50, 6, 158]],
]

/** The six movements of rubbing, as WHO numbers them from 2 to 7 when hands are washed. */
export const handRub = diagram({
  id: 'hand-rub',
  width: 'full',
  height: 300,
  texts: {
    en: {
      labels: [
        'Palm to palm',
        'Back of each hand',
        'Between the fingers',
        'Backs of the fingers',
        'Round each thumb',
        'Tips of the fingers',
      ],
      alt: 'Rub both hands, with soap or with rub: palms, backs, between the fingers, backs of the fingers, thumbs, finger tips.',
      note: 'Do the six movements with empty hands first; then with soap and a clock.',
    },
    fr: {
      labels: [
        'Paume contre paume',
        'Dos de chaque main',
        'Entre les doigts',
        'Dos des doigts',
        'Chaque pouce',
        'Bout des doigts',
      ],
      alt: 'Frotter les deux mains, au savon ou au gel : paumes, dos, entre les doigts, dos des doigts, pouces, bout des doigts.',
      note: 'Faites d’abord les six gestes à mains vides ; puis avec du savon et une montre.',
    },
    es: {
      labels: [
        'Palma con palma',
        'Dorso de cada mano',
        'Entre los dedos',
        'Dorso de los dedos',
        'Cada pulgar',
        'Puntas de los dedos',
      ],
      alt: 'Frotar las dos manos, con jabón o con alcohol: palmas, dorsos, entre los dedos, dorso de los dedos, pulgares, puntas de los dedos.',
      note: 'Hagan primero los seis movimientos con las manos vacías; luego con jabón y reloj.',
    },
  },
  draw: ({ labels }) =>
    cells({
      words: labels,
      columns: 3,
      rowHeight: 143,
      size: 132,
      first: 1,
      scene: (index) => {
        const [scene, [x, y, size]] = RUB[index] ?? [rubPalms, [0, 0, 240]]
        const scale = CELL_SCENE / size
        return [group(scene(), { x: -x * scale, y: -y * scale, scale })]
      },
    }),
})

/** Taking gloves off. */
export const glovesOff = diagram({
  id: 'gloves-off',
  width: 'full',
  height: 304,
  texts: {
    en: {
      labels: [
        'Pinch the outside, pull',
        'Inside out, hold it',
        'Finger under the cuff, inside',
        'Into the bin; clean hands',
      ],
      alt: 'Four steps. 1: pinch the outside of one glove at the wrist and pull. 2: hold it, inside out, in the gloved hand. 3: a bare finger goes under the cuff of the other glove, on the inside, and peels it off. 4: both into the bin; clean hands.',
      note: 'Put flour or paint on the gloves: no wrist should show it afterwards.',
    },
    fr: {
      labels: [
        'Pincer l’extérieur, tirer',
        'Retourné, le tenir',
        'Doigt sous le bord, dedans',
        'À la poubelle\u00a0; mains propres',
      ],
      alt: 'Quatre étapes. 1 : pincer l’extérieur d’un gant au poignet et tirer. 2 : le tenir, retourné, dans la main gantée. 3 : un doigt nu passe sous le bord de l’autre gant, à l’intérieur, et le retourne. 4 : les deux à la poubelle ; nettoyer les mains.',
      note: 'Mettez de la farine ou de la peinture sur les gants : aucun poignet ne doit en porter ensuite.',
    },
    es: {
      labels: [
        'Pellizcar por fuera, jalar',
        'Al revés, sujetarlo',
        'Dedo bajo el borde, por dentro',
        'A la basura; manos limpias',
      ],
      alt: 'Cuatro pasos. 1: pellizcar un guante por fuera en la muñeca y tirar. 2: sujetarlo, al revés, en la mano con guante. 3: un dedo sin guante entra bajo el borde del otro guante, por dentro, y lo quita. 4: los dos a la basura; limpiar las manos.',
      note: 'Ponga harina o pintura en los guantes: después ninguna muñeca debe tenerla.',
    },
  },
  draw: ({ labels }) =>
    tallCards(
      [gloveOffPinch(), gloveOffHold(), gloveOffUnder(), gloveOffBin()].map((scene, index) => ({
        scene,
        box: [0, 0, 190, 236],
        label: labels[index] ?? '',
        mark: index + 1,
      })),
      304,
    ),
})
