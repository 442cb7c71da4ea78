import { type Diagram, type DiagramTexts, diagram, type Language } from '../diagram.ts'
import { PANEL_FILLS } from './panels.ts'
import type { Shape } from './shapes.ts'
import { tallCards } from './tall-cards.ts'

const HEIGHT = 330
/** Some scenes, with hands or two people, are a little wider than 100. */
const BOX: [number, number, number, number] = [-10, -2, 120, 104]

interface ThreeCardsTexts extends DiagramTexts {
  words: string[]
}

/** Three large pictures side by side across a slide, each with its words. @param scenes each 100 by 100 */
export function threeCards(
  id: string,
  scenes: Shape[][],
  texts: Record<Language, ThreeCardsTexts>,
  fills = PANEL_FILLS,
): Diagram {
  return diagram({
    id,
    width: 'full',
    height: HEIGHT,
    texts,
    draw: ({ words }) =>
      tallCards(
        scenes.map((scene, index) => ({ scene, box: BOX, label: words[index] ?? '' })),
        HEIGHT,
        false,
        fills,
      ),
  })
}

/** Three of the words of a diagram of six, with what the half says. */
export function threeOf(
  six: Record<Language, { words: string[] }>,
  from: 0 | 3,
  says: Record<Language, [head: string, note: string]>,
): Record<Language, ThreeCardsTexts> {
  const textsOf = (language: Language): ThreeCardsTexts => {
    const words = six[language].words.slice(from, from + 3)
    const [head, note] = says[language]
    const colon = language === 'fr' ? ' : ' : ': '
    return { words, note, alt: `${head}${colon}${words.join('; ')}.` }
  }
  return { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') }
}
