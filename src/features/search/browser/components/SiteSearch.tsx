import { type FormEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '#ui/elements/Icon.tsx'
import { useMenu } from '#ui/navigation/use-menu.ts'
import { keptParts } from '#ui/offline/kept-parts.ts'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { text } from '../../messages.ts'
import { resultsUrl } from './results-url.ts'
import { useLiveSearch } from './use-live-search.ts'

const loadDropdown = () => import('./SearchDropdown.tsx')
const SearchDropdown = lazyPart(loadDropdown)
keptParts.add(loadDropdown)

/**
 * The search of the header. It opens and sends its form without a script; with one it shows results while the reader types. The
 * script in the head puts the focus into the field. Text that is typed before hydration stays.
 */
export function SiteSearch() {
  const { menuProps, close } = useMenu()
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const live = useLiveSearch(query)
  const navigate = useNavigate()
  const clear = () => {
    form.current?.reset()
    setQuery('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim() === '') return
    close()
    navigate(resultsUrl(query))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    menuProps.onKeyDown(event)
    if (event.key === 'ArrowDown') moveFocus(event, 1)
    if (event.key === 'ArrowUp') moveFocus(event, -1)
  }
  return (
    <details
      className="site-search"
      ref={menuProps.ref}
      onKeyDown={onKeyDown}
      onToggle={(event) => (event.currentTarget.open ? void loadDropdown().catch(() => undefined) : clear())}
    >
      <summary className="header-icon" aria-label={text.search}>
        <Icon name="search" />
        <Icon name="close" />
      </summary>
      <search className="search-bar">
        <div className="wrap">
          <form ref={form} action="/search" className="search-form" onSubmit={submit}>
            <input
              type="search"
              dir="auto"
              name="query"
              aria-label={text.label}
              placeholder={text.placeholder}
              maxLength={200}
              autoComplete="off"
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
            <button type="submit" aria-busy={live.state === 'searching' || undefined}>
              {live.state === 'searching' && <span className="spinner" />}
              <Icon name="search" />
              <span>{text.search}</span>
            </button>
          </form>
          {live.state !== 'idle' && (
            <Suspense>
              <SearchDropdown live={live} />
            </Suspense>
          )}
        </div>
      </search>
    </details>
  )
}

/** Moves the focus between the field and the results; stops at both ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search-dropdown a')]
  const next = stops[stops.findIndex((stop) => stop.matches(':focus')) + step]
  if (document.activeElement instanceof HTMLButtonElement || !next) return
  event.preventDefault()
  next.focus()
}
