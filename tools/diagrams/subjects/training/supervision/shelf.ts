import { diagram } from '../../../diagram.ts'
import { cross } from '../../../kit/marks.ts'
import type { Paint } from '../../../kit/palette.ts'
import { arrow, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** From the front to the back: what expires first is palest at the back. */
const FILLS: Paint[] = ['marigold', 'marigoldPale', 'white']

/** A shelf from the side: first to expire, first out. */
export const stockShelf = diagram({
  id: 'supervision-shelf',
  width: 'half',
  height: 322,
  texts: {
    en: {
      out: 'Out',
      into: 'New in',
      first: 'Expires first: in front',
      apart: 'Expired: apart',
      alt: 'A shelf from the side, off the floor. Boxes 1, 2 and 3 stand from front to back in the order in which they expire. Box 1 goes out at the front; new boxes come in behind. An expired box stands apart with a cross.',
      note: 'Give people three boxes with dates and let them fill the shelf. The box that came last may be number 1.',
    },
    fr: {
      out: 'Sortie',
      into: 'Entrée',
      first: 'Périme d’abord : devant',
      apart: 'Périmé : à part',
      alt: 'Une étagère vue de côté, au-dessus du sol. Les cartons 1, 2 et 3 sont rangés de l’avant vers l’arrière dans l’ordre de péremption. Le carton 1 sort par devant ; les nouveaux entrent par derrière. Un carton périmé est à part avec une croix.',
      note: 'Donnez trois cartons datés à ranger. Le dernier arrivé peut être le numéro 1.',
    },
    es: {
      out: 'Sale',
      into: 'Entra',
      first: 'Vence primero: adelante',
      apart: 'Vencido: aparte',
      alt: 'Un estante de lado, sobre el suelo. Las cajas 1, 2 y 3 están de adelante hacia atrás en el orden en que vencen. La caja 1 sale por delante; las nuevas entran por atrás. Una caja vencida está aparte con una cruz.',
      note: 'Dé tres cajas con fechas y pida que llenen el estante. La que llegó de última puede ser la número 1.',
    },
  },
  draw: ({ out, into, first, apart }): Shape[] => [
    text(first, 190, 26, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...FILLS.flatMap((fill, index) => box(86 + index * 72, 74, fill, `${index + 1}`)),
    rect(74, 146, 234, 12, { fill: 'skinDark' }),
    path('M96 158V178L112 158M286 158V178L270 158', { stroke: 'skinDark', width: 7 }),
    rect(96, 262, 96, 9, { fill: 'steelDark' }),
    path('M104 270V286M184 270V286', { stroke: 'steelDark', width: 7 }),
    ...arrow([78, 104], [14, 104], { paint: 'leaf', width: 9 }),
    text(out, 4, 78, { bold: true, paint: 'leaf' }),
    ...arrow([372, 104], [308, 104], { paint: 'indigo', width: 9 }),
    text(into, 378, 64, { bold: true, paint: 'indigo', anchor: 'end' }),
    line([0, 286], [380, 286], { stroke: 'inkSoft', width: 3 }),
    ...box(112, 192, 'steel', ''),
    ...cross(144, 234, 36),
    text(apart, 190, 316, { bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
})

function box(x: number, y: number, fill: Paint, number: string): Shape[] {
  return [
    rect(x, y, 64, 70, { fill, stroke: 'ink', width: 3.5, radius: 3 }),
    line([x, y + 16], [x + 64, y + 16], { stroke: 'ink', width: 2.5 }),
    ...(number === '' ? [] : [text(number, x + 32, y + 54, { size: 34, bold: true, anchor: 'middle' })]),
  ]
}
