import type { Tag } from './canvas.ts'
import type { Theme } from './theme.ts'

/** How to lay out blocks: their theme, their width in points, and their parent in the structure tree. */
export interface BlockContext {
  theme: Theme
  width: number
  parent: Tag
  /** Nesting level in lists, from 0. */
  depth: number
}
