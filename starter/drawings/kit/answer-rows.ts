import { WIDTHS } from '../diagram.ts'
import { group, rect, type Shape } from './shapes.ts'
import { textBox } from './text.ts'

const [ROW, GAP] = [62, 6] as const
/** Height of five rows: they fill a slide. */
export const ANSWER_ROWS_HEIGHT = ROW * 5 + GAP * 4

/** Rows across a slide: a picture, what a client says or has, and what to do. @param scenes each 100 by 100 */
export function answerRows(problems: string[], answers: string[], scenes: (() => Shape[])[]): Shape[] {
  return scenes.flatMap((scene, index): Shape[] => {
    const y = index * (ROW + GAP)
    return [
      rect(0, y, WIDTHS.full, ROW, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
      group(scene(), { x: 14, y: y + 3, scale: 0.56 }),
      ...textBox(problems[index] ?? '', 92, y + ROW / 2, 262, { bold: true, middle: true }).shapes,
      ...textBox(answers[index] ?? '', 364, y + ROW / 2, 464, { middle: true }).shapes,
    ]
  })
}
