import type { Theme } from '../pdf/theme.ts'
import type { Lists } from './lists.ts'

export interface BlockContext {
  theme: Theme
  lists: Lists
  /** PNG of each drawing, by its key. */
  pngs: ReadonlyMap<string, Uint8Array>
  /** Points from the left edge of the page's text, or of the box, to the right edge. */
  width: number
  /**
   * Whether rows are not divided, and headings and questions stay with what follows. Not on a poster: LibreOffice would move
   * columns with such paragraphs to the next page, although they fit.
   */
  keeps: boolean
  /** Nesting level in lists, from 0. */
  depth: number
  /** Id of the paragraph style. */
  style: string
  /** Whether this is the end of its list, so that the paragraph gap follows. */
  isLast: boolean
}
