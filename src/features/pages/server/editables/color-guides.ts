import { storedKind } from '#content/server/kind.ts'
import { colorGuideType } from '../../content-types.ts'

/** The page on which editors change each guide. That of the slides is on the pages of all modules. */
const PAGES = {
  'presentation-slides': '/training',
  'french-content': '/materials-in-french',
  'spanish-content': '/materials-in-spanish',
}
export type ColorGuideName = keyof typeof PAGES

/** The three colour guides. They always exist; an empty one was never written. */
export const colorGuides = storedKind({
  type: colorGuideType,
  tags: ['pages'],
  pages: PAGES,
  ids: { items: 'color-guide-item' },
})
