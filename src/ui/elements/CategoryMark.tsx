import type { ReactNode } from 'react'

const ACCENTS = 7

/** The accent of a category, 1 to 7. @param index of the category in the list of all, from 0 */
export function accentOf(index: number): number {
  return (Math.max(0, index) % ACCENTS) + 1
}

interface CategoryMarkProps {
  /** 1 to 7; accents differ in colour and in pattern. */
  accent: number
  children: ReactNode
}

export function CategoryMark({ accent, children }: CategoryMarkProps) {
  return (
    <p className={`category accent-${accent}`} dir="auto">
      {children}
    </p>
  )
}

/** The accent alone, as the edge of a list item. */
export function CategoryStripe({ accent }: { accent: number }) {
  return <span className={`category-stripe accent-${accent}`} aria-hidden="true" />
}
