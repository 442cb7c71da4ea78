import type { ReactNode } from 'react'

const ACCENTS = 7

/** The accent of a category, 1 to 7. @param place of the category in the list of all, from 0 */
export function accentOf(place: number): number {
  return (Math.max(0, place) % ACCENTS) + 1
}

interface CategoryMarkProps {
  /** One of the seven accents, 1 to 7: each differs in colour and in weave. */
  accent: number
  children: ReactNode
}

/** A category's name with its accent. */
export function CategoryMark({ accent, children }: CategoryMarkProps) {
  return <p className={`category accent-${accent}`}>{children}</p>
}

/** The accent alone, as the edge of something in a list. */
export function CategoryStripe({ accent }: { accent: number }) {
  return <span className={`category-stripe accent-${accent}`} aria-hidden="true" />
}
