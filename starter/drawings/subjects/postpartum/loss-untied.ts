import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { heart } from '../training/things.ts'

const WOMEN: [PersonLook, PersonLook] = [
  { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' },
  { skin: 'skinDeep', head: 'wrap', headPaint: 'leaf', cloth: 'marigold' },
]
const METHODS: MethodSign[] = ['implant', 'pills', 'iud', 'condom']
const LOWER = 176

/** The same kindness for both women; care and methods are not tied together. */
export const lossUntied = diagram({
  id: 'loss-untied',
  width: 'half',
  height: 330,
  texts: {
    en: {
      same: 'The same kindness',
      care: 'Care',
      method: 'Method',
      alt: 'Two women with a heart between them: the same kindness. Below, care, with tablets against pain, and methods, joined by a chain that is crossed out.',
      note: 'Point to the chain and ask where the group has seen it: before treatment, before pain relief, before the way home.',
    },
    fr: {
      same: 'La même bonté',
      care: 'Soins',
      method: 'Méthode',
      alt: 'Deux femmes avec un cœur entre elles : la même bonté. Au-dessous, les soins, avec des comprimés contre la douleur, et les méthodes, reliés par une chaîne barrée.',
      note: 'Montrez la chaîne et demandez où le groupe l’a vue : avant les soins, avant l’antidouleur, avant le retour.',
    },
    es: {
      same: 'El mismo trato',
      care: 'Atención',
      method: 'Método',
      alt: 'Dos mujeres con un corazón entre ellas: el mismo trato. Debajo, la atención, con tabletas contra el dolor, y los métodos, unidos por una cadena tachada.',
      note: 'Señale la cadena y pregunte dónde la vio el grupo: antes del tratamiento, del calmante o del alta.',
    },
  },
  draw: ({ same, care, method }): Shape[] => [
    rect(0, 0, 380, 164, { fill: 'leafPale', radius: 14 }),
    ...WOMEN.map((look, index) => bust(look, { x: 34 + index * 210, y: 4, scale: 0.68 })),
    group(heart(), { x: 160, y: 32, scale: 0.6 }),
    text(same, 190, 154, { bold: true, anchor: 'middle' }),
    rect(0, LOWER, 138, 154, { fill: 'indigoPale', radius: 14 }),
    ...tabletsOf(69, LOWER + 62),
    text(care, 69, LOWER + 140, { bold: true, anchor: 'middle' }),
    rect(242, LOWER, 138, 154, { fill: 'marigoldPale', radius: 14 }),
    ...METHODS.map((sign, index) =>
      methodSign(sign, { x: 260 + (index % 2) * 52, y: LOWER + 10 + Math.floor(index / 2) * 52, scale: 0.48 }),
    ),
    text(method, 311, LOWER + 140, { bold: true, anchor: 'middle' }),
    ...[132, 155, 178, 201, 224].map((x) => rect(x, LOWER + 50, 26, 24, { stroke: 'steelDark', width: 6, radius: 12 })),
    ...cross(190, LOWER + 62, 40),
  ],
})

/** Six tablets in their sheet; the centre is at `x`, `y`. */
function tabletsOf(x: number, y: number): Shape[] {
  return [
    rect(x - 46, y - 34, 92, 68, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 8 }),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      circle(x - 26 + (index % 3) * 26, y - 14 + Math.floor(index / 3) * 28, 10, {
        fill: 'white',
        stroke: 'steelDark',
        width: 2,
      }),
    ),
  ]
}
