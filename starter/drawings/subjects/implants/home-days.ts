import { diagram } from '../../diagram.ts'
import { drop, suns } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { innerArm, plaster, roundBandage } from './inner-arm.ts'

const DAYS = [1, 2, 3, 4, 5]
/** Days: starter/figures/contraceptive-implants.md, row "Care of the arm". */
const BANDAGE = 2
const PLASTER = 5
const DRY = 4

const LEFT = 84
const CELL = { width: 59, height: 46 } as const
const TOP = 176

/** How long the bandage and the plaster stay, and how long the arm stays dry. */
export const implantHomeDays = diagram({
  id: 'implant-home-days',
  width: 'half',
  height: TOP + CELL.height * 3,
  texts: {
    en: {
      alt: 'The inner side of a woman’s upper arm with a small plaster. Below, five days: the bandage stays for 2 days, the small plaster for 5, and the arm stays dry for 4.',
      note: 'Let trainees read the three bars aloud, as they would say them to a client.',
    },
    fr: {
      alt: 'La face interne du bras d’une femme avec un petit pansement. En dessous, cinq jours : la bande reste 2 jours, le petit pansement 5, et le bras reste au sec 4 jours.',
      note: 'Les participants lisent les trois barres à voix haute, comme ils les diraient à une cliente.',
    },
    es: {
      alt: 'La cara interna del brazo de una mujer con una tira pequeña. Abajo, cinco días: la venda queda 2 días, la tira 5 y el brazo se mantiene seco 4 días.',
      note: 'Los participantes leen las tres barras en voz alta, como se las dirían a una usuaria.',
    },
  },
  draw: () => [
    group(innerArm('plaster'), { x: 66 }),
    ...suns(1, 44, TOP - 20),
    ...DAYS.map((day, index) =>
      text(`${day}`, LEFT + (index + 0.5) * CELL.width, TOP - 12, { bold: true, anchor: 'middle' }),
    ),
    ...bar(0, BANDAGE, 'white'),
    group([roundBandage()], { x: 44, y: TOP + 23, scale: 0.8 }),
    ...bar(1, PLASTER, 'fat'),
    plaster(44, TOP + CELL.height + 23, 0),
    ...bar(2, DRY, 'water'),
    drop(28, TOP + CELL.height * 2 + 23, 'waterDeep', 1.1),
    ...cross(60, TOP + CELL.height * 2 + 23, 28),
  ],
})

/** A row of five days of which the first ones are filled. */
function bar(row: number, days: number, fill: Paint): Shape[] {
  const y = TOP + row * CELL.height
  return [
    ...DAYS.map((_, index) =>
      rect(LEFT + index * CELL.width, y, CELL.width, CELL.height, { fill: 'indigoPale', stroke: 'white', width: 3 }),
    ),
    rect(LEFT + 4, y + 7, days * CELL.width - 8, CELL.height - 14, { fill, stroke: 'ink', width: 3, radius: 8 }),
  ]
}
