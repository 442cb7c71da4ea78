import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { stepNumber } from '../../kit/marks.ts'
import { bottle, drop } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('chlorine.md')
/** Labels shown, per cent. */
const LABELS = ['3.5', '5', '10'] as const
const PARTS = LABELS.map((label) => figureOf(figures, label, 0))

/** Parts of bleach and water for a 0.5% solution. */
export const chlorineParts = diagram({
  id: 'chlorine-parts',
  width: 'full',
  height: 316,
  texts: {
    en: {
      label: 'Bleach',
      percentOf: (figure: string) => `${figure}%`,
      parts: (water: number) => `1 part bleach + ${water} water`,
      alt: `For 0.5 per cent chlorine: bleach of 3.5 per cent, 1 part and ${PARTS[0]} parts water; of 5 per cent, 1 part and ${PARTS[1]} parts water; of 10 per cent, 1 part and ${PARTS[2]} parts water.`,
      note: 'Count the cups aloud: one is bleach, marked by two bars. Water first, then bleach.',
    },
    fr: {
      label: 'Eau de Javel',
      percentOf: (figure: string) => `${figure.replace('.', ',')}\u00a0%`,
      parts: (water: number) => `1 volume de Javel + ${water} d’eau`,
      alt: `Pour du chlore à 0,5 % : eau de Javel à 3,5 %, 1 volume et ${PARTS[0]} volumes d’eau ; à 5 %, 1 volume et ${PARTS[1]} volumes d’eau ; à 10 %, 1 volume et ${PARTS[2]} volumes d’eau.`,
      note: 'Comptez les tasses : une seule est de la Javel, marquée de deux traits. L’eau d’abord.',
    },
    es: {
      label: 'Cloro',
      percentOf: (figure: string) => `${figure.replace('.', ',')}\u00a0%`,
      parts: (water: number) => `1 de cloro + ${water} de agua`,
      alt: `Para cloro al 0,5 %: cloro líquido de 3,5 %, 1 parte y ${PARTS[0]} partes de agua; de 5 %, 1 parte y ${PARTS[1]} partes de agua; de 10 %, 1 parte y ${PARTS[2]} partes de agua.`,
      note: 'Cuente las tazas: una es de cloro, marcada con dos rayas. Primero el agua.',
    },
  },
  draw: ({ label, percentOf, parts }) =>
    LABELS.flatMap((percent, index) => {
      const x = index * 284
      const water = PARTS[index] ?? 0
      return [
        rect(x, 0, 268, 314, { fill: 'sand', radius: 14 }),
        text(`${label} ${percentOf(percent)}`, x + 134, 36, {
          anchor: 'middle',
          bold: true,
          paint: 'indigo',
        }),
        ...cups(x + 14, 56, water),
        ...textBox(parts(water), x + 134, 244, 256, { anchor: 'middle', bold: true }).shapes,
      ]
    }),
})

/** One cup of bleach and `water` cups of water. */
function cups(x: number, y: number, water: number): Shape[] {
  return Array.from({ length: water + 1 }, (_, index) => {
    const [left, top] = [x + (index % 7) * 35, y + Math.floor(index / 7) * 58]
    const isBleach = index === 0
    return [
      path(`M${left} ${top}H${left + 30}L${left + 26} ${top + 46}H${left + 4}Z`, {
        fill: isBleach ? 'terracotta' : 'water',
        stroke: 'ink',
        width: 2.5,
      }),
      ...(isBleach
        ? [path(`M${left + 8} ${top + 17}h14M${left + 9} ${top + 30}h12`, { stroke: 'white', width: 5 })]
        : []),
    ]
  }).flat()
}

/** Water first, then bleach of 5%, in a bucket with room. */
export const chlorineBucket = diagram({
  id: 'chlorine-bucket',
  width: 'half',
  height: 320,
  texts: {
    en: {
      head: 'Bleach 5%, for 0.5%',
      water: `${PARTS[1]} litres of water`,
      bleach: '1 litre of bleach',
      alt: `Two pictures of a bucket with room above, for bleach of 5 per cent: first ${PARTS[1]} litres of water, then 1 litre of bleach. This makes 10 litres of 0.5 per cent.`,
      note: 'Fill the bucket before their eyes and count the litres aloud; then ask for 5 litres.',
    },
    fr: {
      head: 'Javel 5 %, pour 0,5 %',
      water: `${PARTS[1]} litres d’eau`,
      bleach: '1 litre de Javel',
      alt: `Deux images d’un seau assez grand, pour de la Javel à 5 % : d’abord ${PARTS[1]} litres d’eau, puis 1 litre de Javel. On obtient 10 litres à 0,5 %.`,
      note: 'Remplissez le seau en comptant les litres à voix haute ; puis demandez la recette pour 5 litres.',
    },
    es: {
      head: 'Cloro 5 %, para 0,5 %',
      water: `${PARTS[1]} litros de agua`,
      bleach: '1 litro de cloro',
      alt: `Dos dibujos de un balde grande, para cloro de 5 %: primero ${PARTS[1]} litros de agua, luego 1 litro de cloro. Salen 10 litros al 0,5 %.`,
      note: 'Llene el balde contando los litros en voz alta; luego pregunte por 5 litros.',
    },
  },
  draw: ({ head, water, bleach }) => [
    text(head, 190, 26, { anchor: 'middle', bold: true, paint: 'indigo' }),
    ...[water, bleach].flatMap((label, index) => {
      const x = index * 196
      return [
        rect(x, 42, 184, 278, { fill: index === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
        group(bucket(index), { x: x + 12, y: 64 }),
        ...stepNumber(index + 1, x + 26, 68),
        ...textBox(label, x + 92, 288, 172, { middle: true, anchor: 'middle', bold: true }).shapes,
      ]
    }),
    ...arrow([176, 180], [206, 180], { width: 7 }),
  ],
})

/** A bucket, 160 by 190, with room above: nine litres of water, then one of bleach on top. */
function bucket(bleach: number): Shape[] {
  const [bottom, part] = [184, 11] as const
  const edge = (y: number) => 22 - ((y - 46) / 140) * 16
  const layer = (from: number, count: number, fill: Paint): Shape => {
    const [low, high] = [bottom - from * part, bottom - (from + count) * part]
    return path(`M${28 - edge(low)} ${low}H${132 + edge(low)}L${132 + edge(high)} ${high}H${28 - edge(high)}Z`, {
      fill,
    })
  }
  return [
    layer(0, 9, 'water'),
    ...(bleach > 0 ? [layer(9, 1, 'terracotta')] : []),
    ...Array.from({ length: 9 + bleach }, (_, index) => {
      const y = bottom - (index + 1) * part
      return path(`M${28 - edge(y)} ${y}h16`, { stroke: 'ink', width: 2.5 })
    }),
    path('M6 46L22 186H138L154 46', { stroke: 'ink', width: 5 }),
    path('M6 46H154', { stroke: 'ink', width: 2.5 }),
    ...(bleach > 0
      ? [group(bottle(0, 0, 70, 'marigold'), { x: 138, y: -4, rotate: -118 }), drop(74, 66, 24, 'terracotta')]
      : [path('M84 -18V80', { stroke: 'waterDeep', width: 13 })]),
  ]
}
