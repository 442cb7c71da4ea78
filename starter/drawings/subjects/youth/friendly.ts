import { openHand } from '../../kit/hands.ts'
import { tick } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, line, path, pointAt, rect, ringSlice, type Shape } from '../../kit/shapes.ts'
import { threeCards, threeOf } from '../../kit/three-cards.ts'
import { seated } from '../choice/seated.ts'
import { BOY, GIRL, PROVIDER } from '../people/signs.ts'
import { sheet } from '../training/things.ts'

const TEXTS = {
  en: {
    words: [
      'Open after school and work',
      'Free or cheap; nobody is harmed by being seen',
      'One queue, or a side door',
      'Staff who were chosen and trained',
      'Young people plan and judge it',
      'Ramp; signs for the deaf',
    ],
  },
  fr: {
    words: [
      'Ouvert après les cours',
      'Gratuit ou pas cher, discret',
      'Une seule file, ou une porte à part',
      'Équipe choisie et formée',
      'Les jeunes préparent, évaluent',
      'Rampe ; signes pour les sourds',
    ],
  },
  es: {
    words: [
      'Abierto tras clases y trabajo',
      'Gratis o barato, y discreto',
      'La misma cola, o puerta lateral',
      'Personal elegido y capacitado',
      'Jóvenes que planean y evalúan',
      'Rampa; señas para sordos',
    ],
  },
}

/** Six marks of a service that young people use, three on each slide. */
export const friendlyService = [
  threeCards(
    'friendly-service-way-in',
    [0, 1, 2].map(scene),
    threeOf(TEXTS, 0, {
      en: [
        'Three marks of a friendly service',
        'Each team marks what is true in its own place, and the cheapest one to add.',
      ],
      fr: [
        'Trois marques d’un service accueillant',
        'Chaque équipe marque ce qui est vrai chez elle, et le moins cher à ajouter.',
      ],
      es: [
        'Tres señales de un servicio amable',
        'Cada equipo marca lo que en su servicio es verdad, y lo más barato de agregar.',
      ],
    }),
  ),
  threeCards(
    'friendly-service-people',
    [3, 4, 5].map(scene),
    threeOf(TEXTS, 3, {
      en: [
        'Three more marks of a friendly service',
        'Who chose the staff here, and whom did young people judge last year?',
      ],
      fr: [
        'Trois autres marques d’un service accueillant',
        'Qui a choisi l’équipe ici, et qu’ont évalué les jeunes l’an dernier ?',
      ],
      es: [
        'Otras tres señales de un servicio amable',
        '¿Quién eligió aquí al personal, y qué evaluaron los jóvenes el año pasado?',
      ],
    }),
  ),
]

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
        path('M46 50L86 88M86 50L46 88', { stroke: 'ink', width: 7 }),
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
        group(
          [
            seated(
              { skin: 'skinDark', cloth: 'indigo', head: 'short', faces: 'right', isOnWheels: true },
              { x: 0, y: 0 },
            ),
          ],
          {
            x: -8,
            y: 2,
            scale: 0.54,
          },
        ),
        path('M46 96H110V62Z', { fill: 'steelDark' }),
        ...[62, 92].map((x) => openHand('skin', { x, y: 28, scale: 0.26, rotate: x < 80 ? -18 : 18, isShort: true })),
        path('M74 4q4 -5 8 0', { stroke: 'indigo', width: 4 }),
      ]
  }
}
