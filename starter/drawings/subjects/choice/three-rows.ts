import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'

const ROW = { height: 106, gap: 10 } as const

/** Three wide pictures beside three lines of a slide, in the order of the lines. @param scenes each 360 by 100 */
export function threeRows<T extends DiagramTexts>(
  id: string,
  scenes: ((texts: T) => Shape[])[],
  texts: Record<Language, T>,
): Diagram {
  return diagram({
    id,
    width: 'half',
    height: ROW.height * 3 + ROW.gap * 2,
    texts,
    draw: (words) =>
      scenes.flatMap((scene, index): Shape[] => {
        const y = index * (ROW.height + ROW.gap)
        return [
          rect(0, y, WIDTHS.half, ROW.height, { fill: PANEL_FILLS[index] ?? 'sand', radius: 12 }),
          group(scene(words), { x: 10, y: y + 3 }),
        ]
      }),
  })
}
