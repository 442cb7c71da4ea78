import { diagram } from '../../../diagram.ts'
import { cross } from '../../../kit/marks.ts'
import type { Paint } from '../../../kit/palette.ts'
import { arrow, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/** From the front to the back: what expires first is darkest. */
const FILLS: Paint[] = ['marigold', 'marigoldPale', 'white']

/** A shelf seen from its front corner: first to expire, first out. */
export const stockShelf = diagram({
  id: 'supervision-shelf',
  width: 'half',
  height: 336,
  texts: {
    en: {
      out: 'Out',
      into: 'New in',
      first: 'Expires first: in front',
      apart: 'Expired: apart',
      alt: 'A shelf on legs, seen from its front corner. Boxes 1, 2 and 3 stand from front to back in the order in which they expire. Box 1 goes out at the front; new boxes come in behind. An expired box stands apart with a cross.',
      note: 'Give people three boxes with dates and let them fill the shelf. The box that came last may be number 1.',
    },
    fr: {
      out: 'Sortie',
      into: 'Entrée',
      first: 'Périme d’abord : devant',
      apart: 'Périmé : à part',
      alt: 'Une étagère sur pieds, vue de l’avant. Les cartons 1, 2 et 3 sont rangés de l’avant vers l’arrière dans l’ordre de péremption. Le carton 1 sort par devant ; les nouveaux entrent par derrière. Un carton périmé est à part avec une croix.',
      note: 'Donnez trois cartons datés à ranger. Le dernier arrivé peut être le numéro 1.',
    },
    es: {
      out: 'Sale',
      into: 'Entra',
      first: 'Vence primero: adelante',
      apart: 'Vencido: aparte',
      alt: 'Un estante con patas, visto desde adelante. Las cajas 1, 2 y 3 están de adelante hacia atrás en el orden en que vencen. La caja 1 sale por delante; las nuevas entran por atrás. Una caja vencida está aparte con una cruz.',
      note: 'Dé tres cajas con fechas y pida que llenen el estante. La que llegó de última puede ser la número 1.',
    },
  },
  draw: ({ out, into, first, apart }): Shape[] => [
    ...textBox(first, 4, 44, 172, { bold: true, paint: 'indigo', middle: true }).shapes,
    ...arrow([104, 76], [116, 112], { paint: 'indigo', width: 6 }),
    path('M64 216H178L372 95H258Z', { fill: 'skinLight', stroke: 'skinDark', width: 3 }),
    path('M178 216L372 95V109L178 230Z', { fill: 'skinDark' }),
    rect(64, 216, 114, 14, { fill: 'skinDark' }),
    path('M78 230V300M164 230V300M362 114V300', { stroke: 'skinDark', width: 8 }),
    ...[2, 1, 0].flatMap((index) => box(84 + index * 64, 138 - index * 40, FILLS[index] ?? 'white', `${index + 1}`)),
    ...arrow([78, 200], [18, 238], { paint: 'leaf', width: 9 }),
    text(out, 2, 276, { bold: true, paint: 'leaf' }),
    ...arrow([372, 36], [330, 62], { paint: 'indigo', width: 9 }),
    text(into, 378, 24, { bold: true, paint: 'indigo', anchor: 'end' }),
    line([0, 300], [380, 300], { stroke: 'inkSoft', width: 3 }),
    path('M196 288H334M212 288V300M318 288V300', { stroke: 'steelDark', width: 8 }),
    ...box(216, 208, 'steel', ''),
    ...cross(256, 248, 40),
    text(apart, 378, 330, { bold: true, paint: 'terracotta', anchor: 'end' }),
  ],
})

/** A box whose number stands where the box in front does not hide it, and whose top and right side recede. @param x of its front @param y of the top of its front */
function box(x: number, y: number, fill: Paint, number: string): Shape[] {
  const [width, height, back, up] = [80, 76, 14, 9]
  const look = { fill, stroke: 'ink', width: 3.5 } as const
  return [
    path(`M${x} ${y}l${back} ${-up}h${width}l${-back} ${up}Z`, look),
    path(`M${x + width} ${y}l${back} ${-up}v${height}l${-back} ${up}Z`, look),
    rect(x, y, width, height, look),
    ...(number === ''
      ? []
      : [text(number, x + (number === '1' ? 40 : 56), y + 52, { size: 40, bold: true, anchor: 'middle' })]),
  ]
}
