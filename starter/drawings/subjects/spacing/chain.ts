import { diagram, WIDTHS } from '../../diagram.ts'
import { book, coins } from '../../kit/belongings.ts'
import { calendar } from '../../kit/objects.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { house } from '../training/things.ts'

/** Pictures of the links, each 150 by 84. */
const SCENES: (() => Shape[])[] = [
  () => [
    bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: 8, y: 2, scale: 0.46 }),
    ...calendar(114, 48, 60),
  ],
  () => [
    bust({ skin: 'skin', head: 'bun', cloth: 'white' }, { x: 2, y: 2, scale: 0.46 }),
    ...book(76, 24, 'terracotta', 0.9),
  ],
  () => [bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: 8, y: 2, scale: 0.46 }), ...coins(112, 84, 5)],
  () => [
    bust({ skin: 'skin', head: 'short', cloth: 'marigold' }, { x: 2, y: 12, scale: 0.4 }),
    ...book(76, 30, 'leaf', 0.8),
  ],
  () => [0, 1].map((index) => group(house(), { x: index * 78, y: 12, scale: 0.72 })),
]
const WIDTH = 180
const STEP = (WIDTHS.full - WIDTH) / (SCENES.length - 1)
const HEIGHT = 164
/** Links of a chain from 'she can wait' to the community, each with 'so'. */
export const benefitChain = diagram({
  id: 'benefit-chain',
  width: 'full',
  height: 334,
  texts: {
    en: {
      links: ['She can wait', 'so she finishes school', 'so she earns', 'so her child learns', 'so the village gains'],
      alt: 'A chain of five links: she can wait, so she finishes school, so she earns, so her child learns, so the village gains.',
      note: 'Point at each link and ask: is this true here, always? What must be there besides family planning?',
    },
    fr: {
      links: [
        'Elle peut attendre',
        'donc elle finit l’école',
        'donc elle gagne',
        'donc l’enfant apprend',
        'donc le village gagne',
      ],
      alt: 'Une chaîne de cinq maillons : elle peut attendre, donc elle finit l’école, donc elle gagne sa vie, donc son enfant apprend, donc le village y gagne.',
      note: 'Montrez chaque maillon et demandez : est-ce vrai ici, toujours ? Que faut-il en plus de la planification familiale ?',
    },
    es: {
      links: [
        'Puede esperar',
        'así termina la escuela',
        'así gana dinero',
        'así su hijo aprende',
        'así gana el pueblo',
      ],
      alt: 'Una cadena de cinco eslabones: puede esperar, así termina la escuela, así gana dinero, así su hijo aprende, así gana el pueblo.',
      note: 'Señale cada eslabón y pregunte: ¿es cierto aquí, siempre? ¿Qué hace falta además de la planificación familiar?',
    },
  },
  draw: ({ links }): Shape[] => [
    ...links.flatMap((_, index) => (index > 0 ? [ring(index * STEP + WIDTH / 2 - STEP / 2)] : [])),
    ...links.flatMap((link, index) => {
      const [x, y] = [index * STEP, index % 2 === 0 ? 2 : 168]
      return [
        rect(x + 2, y, WIDTH - 4, HEIGHT, {
          fill: PANEL_FILLS[index] ?? 'sand',
          stroke: 'indigo',
          width: 4,
          radius: 30,
        }),
        group(SCENES[index]?.() ?? [], { x: x + 16, y: y + 8 }),
        ...textBox(link, x + WIDTH / 2, y + 127, WIDTH - 20, { anchor: 'middle', middle: true, bold: index === 0 })
          .shapes,
      ]
    }),
  ],
})

/** The small ring between two links. */
function ring(x: number): Shape {
  return path(`M${x - 26} 167a26 24 0 1 1 52 0a26 24 0 1 1 -52 0Z`, { stroke: 'indigo', width: 8 })
}
