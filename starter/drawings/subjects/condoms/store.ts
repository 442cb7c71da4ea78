import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bottle, calendar, sun } from '../../kit/objects.ts'
import { ellipse, group, line, path, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { packet } from './parts.ts'

/** Lubricants with latex. */
export const condomLubricants = diagram({
  id: 'condom-lubricants',
  width: 'half',
  height: 306,
  texts: {
    en: {
      right: 'Water or silicone lubricant',
      wrong: 'Oil, butter, lotion, petroleum jelly',
      alt: 'With latex condoms. Right: water or silicone lubricant. Wrong: oil, butter, lotion, petroleum jelly.',
      note: 'Point to each bottle and jar and ask: oil in it, or not?',
    },
    fr: {
      right: 'Lubrifiant à l’eau ou au silicone',
      wrong: 'Huile, beurre, lotion, vaseline',
      alt: 'Avec des préservatifs en latex. Juste : lubrifiant à l’eau ou au silicone. Faux : huile, beurre, lotion, vaseline.',
      note: 'Montrez chaque flacon et pot et demandez : de l’huile dedans, ou non ?',
    },
    es: {
      right: 'Lubricante: agua o silicona',
      wrong: 'Aceite, manteca, loción, vaselina',
      alt: 'Con condones de látex. Correcto: lubricante de agua o de silicona. Incorrecto: aceite, manteca, loción, vaselina.',
      note: 'Señale cada frasco y tarro y pregunte: ¿tiene aceite o no?',
    },
  },
  draw: ({ right, wrong }) => [
    rect(0, 0, WIDTHS.half, 146, { fill: 'leafPale', radius: 10 }),
    ...bottle(58, 132, 118, 'water'),
    ...bottle(122, 132, 96, 'indigoPale'),
    ...textBox(right, 172, 73, 160, { middle: true, bold: true }).shapes,
    ...tick(350, 32, 40),
    rect(0, 158, WIDTHS.half, 146, { fill: 'terracottaPale', radius: 10 }),
    ...oilBottle(46, 292),
    ...jar(122, 292),
    ...textBox(wrong, 172, 231, 160, { middle: true, bold: true }).shapes,
    ...cross(350, 188, 36),
  ],
})

export function oilBottle(x: number, y: number): Shape[] {
  return [
    path(`M${x - 24} ${y}V${y - 70}L${x - 9} ${y - 94}V${y - 114}H${x + 9}V${y - 94}L${x + 24} ${y - 70}V${y}Z`, {
      fill: 'marigold',
      stroke: 'ink',
      width: 2.5,
    }),
    rect(x - 12, y - 126, 24, 14, { fill: 'ink', radius: 3 }),
  ]
}

function jar(x: number, y: number): Shape[] {
  return [
    rect(x - 36, y - 54, 72, 54, { fill: 'fat', stroke: 'ink', width: 2.5, radius: 8 }),
    path(`M${x - 30} ${y - 54}Q${x - 20} ${y - 84} ${x} ${y - 72}Q${x + 20} ${y - 88} ${x + 30} ${y - 54}Z`, {
      fill: 'paper',
      stroke: 'ink',
      width: 2.5,
    }),
  ]
}

/** Storage: right and wrong. */
export const condomStorage = diagram({
  id: 'condom-storage',
  width: 'full',
  height: 300,
  texts: {
    en: {
      labels: ['Dry, cool, dark, in date', 'In the sun or heat', 'Long in a hip pocket', 'Past its date, torn, sticky'],
      alt: 'Storage. Right: in a dry, cool, dark place, in date. Wrong: in the sun or heat; for long in a hip pocket; past the date, torn or sticky.',
      note: 'Ask where condoms lie in the clinic, in the shop and at home, and which picture that is.',
    },
    fr: {
      labels: [
        'Sec, frais, sombre, date bonne',
        'Au soleil, à la chaleur',
        'Longtemps dans la poche',
        'Périmé, déchiré, collant',
      ],
      alt: 'Conservation. Juste : au sec, au frais, dans l’obscurité, date bonne. Faux : au soleil ou à la chaleur ; longtemps dans une poche arrière ; périmé, déchiré ou collant.',
      note: 'Demandez où se trouvent les préservatifs au centre, à la boutique et à la maison, et à quelle image cela ressemble.',
    },
    es: {
      labels: [
        'Seco, fresco, oscuro, con fecha válida',
        'Al sol o al calor',
        'Mucho tiempo en el bolsillo',
        'Vencido, roto, pegajoso',
      ],
      alt: 'Conservación. Correcto: en lugar seco, fresco y oscuro, con fecha válida. Incorrecto: al sol o al calor; mucho tiempo en el bolsillo trasero; vencido, roto o pegajoso.',
      note: 'Pregunte dónde están los condones en la clínica, en la tienda y en casa, y a qué dibujo se parece.',
    },
  },
  draw: ({ labels }) => [
    ...[cupboard(), inSun(), inPocket(), spoiled()].map((shapes, index) => group(shapes, { x: index * 209, y: 0 })),
    ...labels.flatMap((label, index) => [
      ...(index === 0 ? tick(180, 30, 42) : cross(index * 209 + 180, 30, 38)),
      ...textBox(label, index * 209 + 104, 206, 196, { anchor: 'middle' }).shapes,
    ]),
  ],
})

function cupboard(): Shape[] {
  return [
    rect(20, 12, 140, 176, { fill: 'fat', stroke: 'skinDark', width: 5, radius: 4 }),
    line([20, 100], [160, 100], { stroke: 'skinDark', width: 5 }),
    ...[56, 104].flatMap((x) => packet(x, 74, 42)),
    ...[56, 104].flatMap((x) => packet(x, 160, 42)),
    rect(30, 186, 16, 12, { fill: 'skinDark' }),
    rect(134, 186, 16, 12, { fill: 'skinDark' }),
  ]
}

export function inSun(): Shape[] {
  return [
    ...sun(62, 54, 28),
    rect(22, 158, 168, 12, { fill: 'steelDark' }),
    ...packet(112, 124, 62),
    path('M150 140c8 -8 -8 -16 0 -24M170 140c8 -8 -8 -16 0 -24', { stroke: 'terracotta', width: 4 }),
  ]
}

function inPocket(): Shape[] {
  return [
    path('M30 20H150L170 196H20Z', { fill: 'indigo' }),
    rect(26, 10, 128, 18, { fill: 'deep', radius: 3 }),
    ...packet(96, 92, 62),
    path('M50 92H142V150L96 178L50 150Z', { fill: 'deep', stroke: 'marigold', width: 2.5, dash: [7, 6] }),
  ]
}

function spoiled(): Shape[] {
  return [
    ...packet(74, 104, 92, 'steelDark'),
    polygon(
      [
        [28, 150],
        [28, 124],
        [46, 132],
        [54, 150],
      ],
      { fill: 'white' },
    ),
    ellipse(64, 166, 34, 7, { fill: 'marigold' }),
    ...calendar(156, 120, 62, 'steelDark'),
    line([126, 90], [186, 150], { stroke: 'terracotta', width: 8 }),
  ]
}
