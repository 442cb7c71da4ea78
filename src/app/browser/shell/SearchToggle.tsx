import type { Ref } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { text } from './messages.ts'

interface SearchToggleProps {
  ref: Ref<HTMLButtonElement>
  open: boolean
  onToggle: () => void
}

/** Opens and closes the search under the head. Without a script it is the button of a form that leads to the search page. */
export function SearchToggle({ ref, open, onToggle }: SearchToggleProps) {
  const isAlive = useIsHydrated()
  return (
    <form action="/search" className="search-toggle">
      <button
        ref={ref}
        type="submit"
        className="header-icon"
        aria-label={text.search}
        aria-expanded={isAlive ? open : undefined}
        data-wants-script=""
        onClick={(event) => {
          event.preventDefault()
          onToggle()
        }}
      >
        <Icon name="search" />
      </button>
    </form>
  )
}
