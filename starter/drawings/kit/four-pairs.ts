import { WIDTHS } from '../diagram.ts'
import type { Paint } from './palette.ts'
import { group, rect, type Shape } from './shapes.ts'
import { text, textBox } from './text.ts'

const [HEAD, ROW, GAP] = [36, 69, 8] as const
const COLUMN = (WIDTHS.full - 16) / 2
/** Height of two columns of four pictures with their headings: they fill a slide. */
export const FOUR_PAIRS_HEIGHT = HEAD + 4 * ROW + 3 * GAP

interface PairColumn {
  words: string[]
  /** Each 100 by 100. */
  scenes: (() => Shape[])[]
  fill: Paint
}

/** Two columns to compare, across a slide: four pictures each, with their words at the right. */
export function fourPairs(heads: string[], columns: [PairColumn, PairColumn]): Shape[] {
  return columns.flatMap(({ words, scenes, fill }, place): Shape[] => {
    const x = place * (COLUMN + 16)
    return [
      text(heads[place] ?? '', x + 6, 26, { bold: true, paint: 'indigo', size: 28 }),
      ...scenes.flatMap((scene, index): Shape[] => {
        const y = HEAD + index * (ROW + GAP)
        return [
          rect(x, y, COLUMN, ROW, { fill, radius: 12 }),
          group(scene(), { x: x + 12, y: y + 4, scale: 0.61 }),
          ...textBox(words[index] ?? '', x + 88, y + ROW / 2, COLUMN - 92, { middle: true }).shapes,
        ]
      }),
    ]
  })
}
