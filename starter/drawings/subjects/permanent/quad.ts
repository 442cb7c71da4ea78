import { PANEL_FILLS } from '../../kit/panels.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** Height of four pictures, two a row; each scene is 100 high, its middle at x = 0. */
export const QUAD_HEIGHT = 324

const CELL = { width: 183, height: 155, gap: 14 } as const

/** Four pictures beside the text of a slide. @param words one line each; without them the text of the slide names the pictures */
export function quad(scenes: (() => Shape[])[], words: string[] = []): Shape[] {
  return scenes.flatMap((scene, index) => {
    const x = (index % 2) * (CELL.width + CELL.gap)
    const y = Math.floor(index / 2) * (CELL.height + CELL.gap)
    const label = words[index]
    return [
      rect(x, y, CELL.width, CELL.height, { fill: PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand', radius: 14 }),
      group(scene(), { x: x + CELL.width / 2, y: y + (label === undefined ? 27 : 12) }),
      ...(label === undefined
        ? []
        : textBox(label, x + CELL.width / 2, y + 118, CELL.width - 2, { anchor: 'middle' }).shapes),
    ]
  })
}
