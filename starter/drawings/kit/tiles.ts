import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../diagram.ts'
import { CELL_SCENE } from './cells.ts'
import type { Paint } from './palette.ts'
import { PANEL_FILLS } from './panels.ts'
import { group, rect, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

const GAP = 12
/** Height of two rows of tiles. */
export const TILES_HEIGHT = 340
const ROW = (TILES_HEIGHT - GAP) / 2
const COLUMN = (WIDTHS.half - GAP) / 2

/** Four pictures in two rows beside the text of a slide, each with its words below. @param scenes 100 by 100 each */
export function tiles(words: string[], scenes: (() => Shape[])[], fills = PANEL_FILLS): Shape[] {
  return scenes.flatMap((scene, index) => {
    const [x, y] = [(index % 2) * (COLUMN + GAP), Math.floor(index / 2) * (ROW + GAP)]
    return [
      rect(x, y, COLUMN, ROW, { fill: fills[index % fills.length] ?? 'sand', radius: 12 }),
      group(scene(), { x: x + (COLUMN - CELL_SCENE) / 2, y: y + 4 }),
      ...textBox(words[index] ?? '', x + COLUMN / 2, y + 134, COLUMN - 8, { anchor: 'middle', middle: true }).shapes,
    ]
  })
}

interface TilesTexts extends DiagramTexts {
  words: string[]
}

/** A diagram of four pictures beside the text of a slide. */
export function tilesDiagram(
  id: string,
  scenes: (() => Shape[])[],
  texts: Record<Language, TilesTexts>,
  fills?: readonly Paint[],
): Diagram {
  return diagram({ id, width: 'half', height: TILES_HEIGHT, texts, draw: ({ words }) => tiles(words, scenes, fills) })
}
