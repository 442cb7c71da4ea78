import { type Diagram, diagram, type Language } from '../diagram.ts'
import type { Shape } from './shapes.ts'
import { SCENE } from './strip.ts'

/** What a step shows, and a sentence for the speaker, in each language. */
export type StepTexts = Record<Language, [alt: string, note: string]>

/** A picture of one step of a client sheet, without words. */
export function step(
  id: string,
  scene: () => Shape[],
  texts: StepTexts,
  anatomical = false,
  height: number = SCENE.height,
): Diagram {
  const say = ([alt, note]: [string, string]) => ({ alt, note })
  return diagram({
    id,
    width: 'step',
    height,
    anatomical,
    texts: { en: say(texts.en), fr: say(texts.fr), es: say(texts.es) },
    draw: scene,
  })
}
