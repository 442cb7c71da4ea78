import { WIDTHS } from '../diagram.ts'
import { cross, stepNumber, tick } from './marks.ts'
import type { Paint } from './palette.ts'
import { PANEL_FILLS } from './panels.ts'
import { arrow, group, rect, type Shape } from './shapes.ts'
import { TEXT_SIZE, textBox } from './text.ts'

/** A picture that fills its card, with words below. */
export interface TallCard {
  scene: Shape[]
  /** The part of the scene that is drawn on; it becomes as large as the card allows. */
  box: [x: number, y: number, width: number, height: number]
  label: string
  /** The number of a step, or whether this is the right way. */
  mark?: number | 'right' | 'wrong'
}

const GAP = 14
const MARGIN = 8
/** Above the scene, for a number in the middle. */
const HEAD = 46

/**
 * Four or five large pictures side by side across a slide.
 * @param isRoad whether arrows lead from number to number
 * @param fills in turn, for cards without a mark
 */
export function tallCards(cards: TallCard[], height = 336, isRoad = false, fills = PANEL_FILLS): Shape[] {
  const width = (WIDTHS.full - GAP * (cards.length - 1)) / cards.length
  const labels = cards.map(({ label }) => textBox(label, 0, 0, width - 2 * MARGIN, { anchor: 'middle' }))
  const top = isRoad ? HEAD : MARGIN
  const labelTop = height - MARGIN - Math.max(...labels.map((box) => box.height))
  const room = { width: width - 2 * MARGIN, height: labelTop - top - MARGIN }
  return cards.flatMap(({ scene, box, mark }, index) => {
    const left = index * (width + GAP)
    const middle = left + width / 2
    const [x, y, wide, high] = box
    const scale = Math.min(room.width / wide, room.height / high)
    return [
      rect(left, 0, width, height, { fill: fillFor(mark, fills[index % fills.length]), radius: 14 }),
      group(scene, {
        x: middle - (x + wide / 2) * scale,
        y: top + room.height / 2 - (y + high / 2) * scale,
        scale,
      }),
      ...(mark === undefined ? [] : markAt(mark, isRoad ? middle : left + TEXT_SIZE + 2)),
      ...(isRoad && index > 0 ? arrow([middle - width - GAP + 26, 26], [middle - 26, 26], { width: 4 }) : []),
      group(labels[index]?.shapes ?? [], { x: middle, y: labelTop }),
    ]
  })
}

/** Right stands on green and wrong on pink, so that the colour never contradicts the mark. */
function fillFor(mark: TallCard['mark'], fill: Paint = 'sand'): Paint {
  if (mark === 'right') return 'leafPale'
  if (mark === 'wrong') return 'terracottaPale'
  return fill
}

function markAt(mark: number | 'right' | 'wrong', x: number): Shape[] {
  if (mark === 'right') return tick(x, 26, 38)
  if (mark === 'wrong') return cross(x, 26, 36)
  return stepNumber(mark, x, 26)
}
