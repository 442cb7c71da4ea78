import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../diagram.ts'
import { stepNumber } from './marks.ts'
import { group, type Shape } from './shapes.ts'
import { SCENE } from './strip.ts'
import { textBox, textWidth } from './text.ts'

interface TwoTexts extends DiagramTexts {
  labels: string[]
}

const COLUMN = WIDTHS.full / 2
const LABEL = { size: 26, bold: true } as const
/** Width of a label at most. */
const LABEL_WIDTH = COLUMN - 76

/**
 * Two steps across a slide, so large that the back of a room sees the fingers, each with its number and its words below.
 * @param scenes each 240 by 170 @param first number of the first scene
 */
export function twoSteps(
  id: string,
  first: number,
  scenes: [() => Shape[], () => Shape[]],
  texts: Record<Language, TwoTexts>,
  anatomical = false,
): Diagram {
  // An anatomical drawing has a line more below it.
  const scale = anatomical ? 1.22 : 1.36
  const low = SCENE.height * scale + 36
  return diagram({
    id,
    width: 'full',
    height: Math.ceil(low + 33),
    anatomical,
    texts,
    draw: ({ labels }) =>
      scenes.flatMap((scene, index): Shape[] => {
        const middle = index * COLUMN + COLUMN / 2
        const label = labels[index] ?? ''
        const left = middle - (Math.min(LABEL_WIDTH, textWidth(label, LABEL)) + 50) / 2
        return [
          group(scene(), { x: middle - (SCENE.width * scale) / 2, y: 0, scale }),
          ...stepNumber(first + index, left + 20, low),
          ...textBox(label, left + 50, low, LABEL_WIDTH + 2, { ...LABEL, middle: true }).shapes,
        ]
      }),
  })
}
