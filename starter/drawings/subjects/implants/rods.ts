import { diagram } from '../../diagram.ts'
import { circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { rod } from './parts.ts'

/** Length of a rod: starter/figures/contraceptive-implants.md, row "One rod". */
const LENGTH = '4 cm'
const LONG = 132

/** One rod and two rods under the skin, with a match to compare. */
export const implantRods = diagram({
  id: 'implant-rods',
  width: 'half',
  height: 312,
  texts: {
    en: {
      one: 'One rod',
      two: 'Two rods',
      match: 'Each as long as a match',
      alt: 'One soft rod, 4 cm long, and two rods in the shape of a V, below a match of about the same length.',
      note: 'Show the rods in your hand next to the picture, and let everyone feel how soft they are.',
    },
    fr: {
      one: 'Un bâtonnet',
      two: 'Deux',
      match: 'Longs comme une allumette',
      alt: 'Un bâtonnet souple de 4 cm, et deux bâtonnets en forme de V, à côté d’une allumette de longueur semblable.',
      note: 'Montrez les bâtonnets dans votre main à côté de l’image et faites sentir leur souplesse.',
    },
    es: {
      one: 'Una varilla',
      two: 'Dos',
      match: 'Largas como un fósforo',
      alt: 'Una varilla flexible de 4 cm y dos varillas en forma de V, junto a un fósforo de largo parecido.',
      note: 'Muestre las varillas en su mano junto a la imagen y deje que todos sientan lo flexibles que son.',
    },
  },
  draw: ({ one, two, match }) => [
    text(one, 88, 24, { bold: true, paint: 'indigo', anchor: 'middle' }),
    text(two, 286, 24, { bold: true, paint: 'indigo', anchor: 'middle' }),
    skinPatch(0),
    skinPatch(198),
    rod(70, 204, -90, LONG),
    line([104, 72], [104, 204], { stroke: 'white', width: 3 }),
    line([95, 72], [113, 72], { stroke: 'white', width: 3 }),
    line([95, 204], [113, 204], { stroke: 'white', width: 3 }),
    text(LENGTH, 116, 146, { bold: true, paint: 'white' }),
    rod(276, 206, -105, LONG),
    rod(302, 206, -75, LONG),
    ...matchstick(20, 262),
    ...textBox(match, 168, 266, 212, { bold: true, middle: true }).shapes,
  ],
})

function skinPatch(x: number): Shape {
  return rect(x, 40, 182, 188, { fill: 'skin', radius: 14 })
}

function matchstick(x: number, y: number): Shape[] {
  return [
    rect(x, y - 4, LONG, 8, { fill: 'fat', stroke: 'skin', width: 1.5 }),
    circle(x + 5, y, 9, { fill: 'blood' }),
    path(`M${x + 5} ${y - 9}h8a9 9 0 0 1 0 18h-8Z`, { fill: 'blood' }),
  ]
}
