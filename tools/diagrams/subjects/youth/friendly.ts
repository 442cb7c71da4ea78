import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { tick } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, line, path, pointAt, rect, ringSlice, type Shape } from '../../kit/shapes.ts'
import { BOY, GIRL, PROVIDER } from '../people/signs.ts'
import { sheet } from '../training/things.ts'

const ROW = 156

/** Six marks of a service that young people use. */
export const friendlyService = diagram({
  id: 'friendly-service',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Open after school and work',
        'Free or cheap; nobody is harmed by being seen',
        'One queue, or a side door',
        'Staff who were chosen and trained',
        'Young people plan and judge it',
        'Ramp; signs for the deaf',
      ],
      alt: 'Six marks of a friendly service. Open when school and work are out. Free or cheap, where being seen does no harm. The same queue as for a cough, or a side door. Staff who were chosen for it and trained. Young people help to plan and to judge it. A door for wheelchairs, signs for those who cannot hear.',
      note: 'Each team marks the two pictures that are true in its own place, and the cheapest one to add.',
    },
    fr: {
      words: [
        'Ouvert après les cours',
        'Gratuit ou pas cher, discret',
        'Une seule file, ou une porte à part',
        'Équipe choisie et formée',
        'Les jeunes préparent, jugent',
        'Rampe ; signes pour les sourds',
      ],
      alt: 'Six marques d’un service accueillant. Ouvert après les cours et le travail. Gratuit ou pas cher, là où être vu ne fait pas de tort. La même file que pour une toux, ou une porte à part. Une équipe choisie et formée. Les jeunes aident à préparer et à juger. Une porte pour les fauteuils, des signes pour qui n’entend pas.',
      note: 'Chaque équipe marque les deux images vraies chez elle, et la moins chère à ajouter.',
    },
    es: {
      words: [
        'Abierto tras clases y trabajo',
        'Gratis o barato, y discreto',
        'La misma cola, o puerta lateral',
        'Personal elegido y capacitado',
        'Jóvenes que planean y juzgan',
        'Rampa; señas para sordos',
      ],
      alt: 'Seis señales de un servicio amable. Abierto cuando terminan las clases y el trabajo. Gratis o barato, donde ser visto no hace daño. La misma cola que para una tos, o una puerta lateral. Personal elegido y capacitado. Jóvenes que ayudan a planear y a juzgar. Una puerta para sillas de ruedas, señas para quien no oye.',
      note: 'Cada equipo marca los dos dibujos que en su servicio son verdad, y el más barato de agregar.',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        ...clock(50, 50, 44, 0),
        ringSlice([50, 50], [6, 34], [120, 210], { fill: 'leaf' }),
        line([50, 50], pointAt([50, 50], 32, 120), { stroke: 'ink', width: 3.5 }),
        line([50, 50], pointAt([50, 50], 32, 210), { stroke: 'ink', width: 3.5 }),
      ]
    case 1:
      return [
        circle(38, 40, 30, { fill: 'marigold', stroke: 'ink', width: 4 }),
        circle(38, 40, 20, { stroke: 'ink', width: 2.5 }),
        circle(66, 68, 28, { fill: 'marigold', stroke: 'ink', width: 4 }),
        path('M46 50L86 88M86 50L46 88', { stroke: 'terracotta', width: 7 }),
      ]
    case 2:
      return [
        bust(BOY, { x: 0, y: 36, scale: 0.26 }),
        bust(GIRL, { x: 26, y: 36, scale: 0.26 }),
        rect(66, 14, 32, 70, { fill: 'skinLight', stroke: 'ink', width: 4 }),
        circle(72, 52, 3.5, { fill: 'ink' }),
        path('M0 86H98', { stroke: 'ink', width: 4 }),
      ]
    case 3:
      return [bust(PROVIDER, { x: 8, y: 8, scale: 0.5 }), ...tick(80, 22, 36)]
    case 4:
      return [
        bust(GIRL, { x: -8, y: 44, scale: 0.3 }),
        bust(BOY, { x: 64, y: 44, scale: 0.3 }),
        group(sheet(4), { x: 18, y: 0, scale: 0.66 }),
      ]
    default:
      return [
        circle(30, 66, 24, { stroke: 'ink', width: 6 }),
        path('M24 18V52H48L58 76', { stroke: 'indigo', width: 8 }),
        circle(24, 10, 9, { fill: 'skinDark' }),
        path('M58 94L98 94L98 62Z', { fill: 'steelDark' }),
      ]
  }
}
