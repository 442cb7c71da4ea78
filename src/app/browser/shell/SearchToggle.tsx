import type { Ref } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { text } from './messages.ts'

interface SearchToggleProps {
  ref: Ref<HTMLButtonElement>
  open: boolean
  onToggle: () => void
}

/** Opens and closes the search below the header. Without a script it is a form's button that opens the search page. */
export function SearchToggle({ ref, open, onToggle }: SearchToggleProps) {
  const isHydrated = useIsHydrated()
  return (
    <form action="/search" className="search-toggle">
      <button
        ref={ref}
        type="submit"
        className="header-icon"
        aria-label={text.search}
        aria-expanded={isHydrated ? open : undefined}
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
