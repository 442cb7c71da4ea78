import { diagram } from '../../../diagram.ts'
import { standingAbove } from '../../../kit/from-above.ts'
import { tick } from '../../../kit/marks.ts'
import type { Paint } from '../../../kit/palette.ts'
import { path, polygon, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** The way of a worker who visits neighbours too, so that no house is marked. */
export const communityRoute = diagram({
  id: 'community-route',
  width: 'half',
  height: 328,
  texts: {
    en: {
      words: 'Not her house alone',
      alt: 'A street with four houses. The dotted way of the worker stops at each house, so that nobody can tell which one belongs to a client.',
      note: 'Let each trainee draw the way of last week. What can the street read from it?',
    },
    fr: {
      words: 'Pas sa maison seule',
      alt: 'Une rue avec quatre maisons. Le chemin pointillé de l’agent s’arrête à chaque maison, si bien que personne ne sait laquelle est celle d’une cliente.',
      note: 'Chacun dessine son chemin de la semaine dernière. Que peut y lire la rue ?',
    },
    es: {
      words: 'No solo su casa',
      alt: 'Una calle con cuatro casas. El camino punteado del agente se detiene en cada casa, de modo que nadie sabe cuál es la de una clienta.',
      note: 'Cada persona dibuja su camino de la semana pasada. ¿Qué puede leer la calle en él?',
    },
  },
  draw: ({ words }): Shape[] => [
    rect(0, 0, 380, 282, { fill: 'sand', radius: 14 }),
    path('M20 258C60 214 80 150 88 124C120 150 150 130 178 122C210 150 244 144 268 122C300 160 310 190 306 214', {
      stroke: 'indigo',
      width: 6,
      dash: [4, 13],
    }),
    ...house(48, 48, 'terracotta'),
    ...house(138, 34, 'skin'),
    ...house(228, 48, 'terracotta'),
    ...house(270, 178, 'skin'),
    standingAbove({ x: 36, y: 236, rotate: 40, cloth: 'indigo', scale: 0.86 }),
    ...[
      [88, 134],
      [178, 132],
      [268, 134],
      [252, 226],
    ].flatMap(([x = 0, y = 0]) => tick(x, y, 28)),
    text(words, 190, 314, { bold: true, paint: 'indigo', anchor: 'middle' }),
  ],
})

function house(x: number, y: number, roof: Paint): Shape[] {
  return [
    polygon(
      [
        [x - 8, y + 34],
        [x + 40, y],
        [x + 88, y + 34],
      ],
      { fill: roof },
    ),
    rect(x, y + 34, 80, 42, { fill: 'white', stroke: 'ink', width: 3 }),
    rect(x + 30, y + 46, 20, 30, { fill: 'indigo' }),
  ]
}
