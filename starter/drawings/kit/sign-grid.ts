import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../diagram.ts'
import type { Paint } from './palette.ts'
import { PANEL_FILLS } from './panels.ts'
import { group, rect, type Shape } from './shapes.ts'

const GAP = 10

/**
 * Pictures in two columns beside the lines of a slide that name them, in the order of the lines. A last one alone stands in the
 * middle.
 * @param scenes each 100 high @param sceneWidth of each @param fills in turn
 */
export function signGrid(
  scenes: (() => Shape[])[],
  height: number,
  sceneWidth = 100,
  fills: readonly Paint[] = PANEL_FILLS,
): Shape[] {
  const rows = Math.ceil(scenes.length / 2)
  const [width, rowHeight] = [(WIDTHS.half - GAP) / 2, (height - GAP * (rows - 1)) / rows]
  const scale = Math.min((rowHeight - 10) / 100, (width - 12) / sceneWidth, 1.2)
  return scenes.flatMap((scene, index): Shape[] => {
    const isAlone = index === scenes.length - 1 && index % 2 === 0
    const [x, y] = [(isAlone ? 0.5 : index % 2) * (width + GAP), Math.floor(index / 2) * (rowHeight + GAP)]
    return [
      rect(x, y, width, rowHeight, { fill: fills[index % fills.length] ?? 'sand', radius: 12 }),
      group(scene(), { x: x + (width - sceneWidth * scale) / 2, y: y + (rowHeight - 100 * scale) / 2, scale }),
    ]
  })
}

/** Height of pictures that fill a slide beside its lines. */
const FILLS_SLIDE = 336

/** A diagram of pictures beside the lines of a slide. @param sceneWidth of each; they are 100 high */
export function besideLines(
  id: string,
  scenes: (() => Shape[])[],
  texts: Record<Language, DiagramTexts>,
  sceneWidth = 100,
): Diagram {
  return diagram({
    id,
    width: 'half',
    height: FILLS_SLIDE,
    texts,
    draw: () => signGrid(scenes, FILLS_SLIDE, sceneWidth),
  })
}
