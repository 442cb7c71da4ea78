import type { Lists } from './lists.ts'

/** Where blocks stand. */
export interface Place {
  lists: Lists
  /** Points from the left edge of the page's text, or of the box, to the right edge. */
  width: number
  /** How deep in lists. */
  depth: number
  /** Id of the style of paragraphs. */
  style: string
  /** Whether nothing of the same list follows, so that the distance of paragraphs comes after it. */
  tail: boolean
}
