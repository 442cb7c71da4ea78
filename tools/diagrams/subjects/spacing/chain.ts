import { diagram, WIDTHS } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const LINKS = 5
const WIDTH = 180
const STEP = (WIDTHS.full - WIDTH) / (LINKS - 1)
const FILLS: Paint[] = ['terracottaPale', 'marigoldPale', 'leafPale', 'indigoPale', 'sand']

/** Links of a chain from 'she can wait' to the community, each with 'so'. */
export const benefitChain = diagram({
  id: 'benefit-chain',
  width: 'full',
  height: 210,
  texts: {
    en: {
      links: ['She can wait', 'so she ends school', 'so she earns', 'so her child learns', 'so the village gains'],
      alt: 'A chain of five links: she can wait, so she ends school, so she earns, so her child learns, so the village gains.',
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
      const [x, y] = [index * STEP, index % 2 === 0 ? 14 : 92]
      return [
        rect(x, y, WIDTH, 100, { fill: FILLS[index] ?? 'sand', stroke: 'indigo', width: 4, radius: 40 }),
        ...textBox(link, x + WIDTH / 2, y + 50, WIDTH - 28, { anchor: 'middle', middle: true, bold: index === 0 })
          .shapes,
      ]
    }),
  ],
})

/** The small ring between two links. */
function ring(x: number): Shape {
  return path(`M${x - 30} 103a30 18 0 1 1 60 0a30 18 0 1 1 -60 0Z`, { stroke: 'indigo', width: 8 })
}
