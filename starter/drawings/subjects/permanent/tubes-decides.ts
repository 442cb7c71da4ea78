import { diagram, WIDTHS } from '../../diagram.ts'
import { banknote } from '../../kit/belongings.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { medicine } from '../training/community/screening-icons.ts'
import { WOMAN } from './tubes-body.ts'

const HUSBAND: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'marigold', isSad: true }
const HEIGHT = 330

/** A form that a husband signs. */
function signature(): Shape[] {
  return [
    bust(HUSBAND, { x: -8, y: 14, scale: 0.48 }),
    rect(56, 24, 46, 62, { fill: 'white', stroke: 'steelDark', width: 3, radius: 4 }),
    ...[36, 48].map((y) => line([64, y], [94, y], { stroke: 'steel', width: 3 })),
    path('M64 72q7 -14 14 0t16 -4', { stroke: 'indigo', width: 3.5 }),
  ]
}

/** Money or a gift. */
function payment(): Shape[] {
  return [
    group(banknote(6, 16)),
    group(banknote(20, 32)),
    rect(44, 64, 40, 32, { fill: 'terracotta', stroke: 'ink', width: 3 }),
    path('M64 64V96M44 76H84', { stroke: 'marigold', width: 6 }),
  ]
}

/** Nobody signs for her, pays her, or makes it the price of another service. */
export const tubesDecides = diagram({
  id: 'tubes-decides',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      mine: 'I decide',
      alt: 'A woman says: I decide. Below, three pictures crossed out: a husband with a form to sign, money and a gift, and medicine as a price.',
      note: 'Ask who else wants to decide, and what each of the three looks like in this district.',
    },
    fr: {
      mine: 'Je décide',
      alt: 'Une femme dit : je décide. En bas, trois images barrées : un mari avec une fiche à signer, de l’argent et un cadeau, des médicaments donnés en échange.',
      note: 'Demandez qui d’autre veut décider, et à quoi ressemblent ces trois images ici.',
    },
    es: {
      mine: 'Yo decido',
      alt: 'Una mujer dice: yo decido. Abajo, tres imágenes tachadas: un marido con un formulario que firmar, dinero y un regalo, medicinas a cambio.',
      note: 'Pregunte quién más quiere decidir y cómo se ven estas tres imágenes en este distrito.',
    },
  },
  draw: ({ mine }) => [
    rect(0, 0, WIDTHS.half, 204, { fill: 'leafPale', radius: 14 }),
    bust(WOMAN, { x: 20, y: 22, scale: 1.01 }),
    ...bubble(188, 30, 176, 66, -16),
    text(mine, 276, 73, { bold: true, size: 30, anchor: 'middle' }),
    ...tick(276, 152, 56),
    ...[signature, payment, medicine].flatMap((scene, index): Shape[] => {
      const x = index * 130
      return [
        rect(x, 216, 120, HEIGHT - 216, { fill: 'terracottaPale', radius: 12 }),
        group(scene(), { x: x + 10, y: 222 }),
        ...cross(x + 100, HEIGHT - 22, 34),
      ]
    }),
  ],
})
