import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { framed } from '../../kit/frames.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { SCENE_HEIGHT } from './scenes.ts'

/** As starter/figures/dmpa-sc-self-injection.md states them: mixing, fold of skin, injection. */
export const MEASURES = { shake: '30 s', fold: '4 cm', press: '5–7 s' } as const

interface StepTexts extends DiagramTexts {
  /** What decides that the step is right: one or two lines below the larger drawing. */
  point: string
}

interface StepSpec {
  name: string
  scene: () => Shape[]
  texts: Record<Language, StepTexts>
  anatomical?: boolean
  /** Drawn on the larger drawing only, in the coordinates of the scene. */
  measure?: Shape[]
}

/** A step twice: `sc-step-NAME` for a client sheet, and `sc-NAME` for a slide. */
export function scStep({ name, scene, texts, anatomical = false, measure = [] }: StepSpec): [Diagram, Diagram] {
  const height = SCENE_HEIGHT
  return [
    diagram({ id: `sc-step-${name}`, width: 'step', height, anatomical, texts, draw: () => framed(scene()) }),
    diagram({
      id: `sc-${name}`,
      width: 'half',
      height: 322,
      anatomical,
      texts,
      draw: ({ point }) => [
        group([...scene(), ...measure], { x: 10, y: 0, scale: 1.5 }),
        ...textBox(point, WIDTHS.half / 2, 262, WIDTHS.half, { bold: true, paint: 'indigo', anchor: 'middle' }).shapes,
      ],
    }),
  ]
}
