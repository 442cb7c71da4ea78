import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { type TallCard, tallCards } from '../../kit/tall-cards.ts'

/** What a card shows, and the part of it that is drawn on. */
type CardScene = Pick<TallCard, 'scene' | 'box'>

interface CardTexts extends DiagramTexts {
  words: string[]
}

interface CardsSpec {
  id: string
  height?: number
  scenes: () => CardScene[]
  texts: Record<Language, CardTexts>
  anatomical?: boolean
}

/** Large pictures side by side across a slide, each with its words. */
export function cardsDiagram({ id, height = 320, scenes, texts, anatomical = false }: CardsSpec): Diagram {
  return diagram({
    id,
    width: 'full',
    height,
    anatomical,
    texts,
    draw: ({ words }) =>
      tallCards(
        scenes().map((card, index) => ({ ...card, label: words[index] ?? '' })),
        height,
        false,
      ),
  })
}
