import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { useMenu } from '#ui/use-menu.ts'
import { Wordmark } from '#ui/Wordmark.tsx'
import { AccountCorner } from './AccountCorner.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { CONTACT_PLACE, MAIN_PLACES, TOP_PLACES } from './places.ts'
import { text } from './text.ts'

const SearchBar = lazy(() => import('#features/search/parts/SearchBar.tsx'))

/** The head of every page: quiet links on top, the woven band, then name, navigation, search and account. */
export function SiteHeader({ onContact }: { onContact: () => void }) {
  const [searching, setSearching] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving to another page closes the bar
  useEffect(() => setSearching(false), [key])
  return (
    <header className="site-header">
      <TopBar onContact={onContact} />
      <div className="band" />
      <div className="main-bar">
        <div className="wrap">
          <Link to="/" className="wordmark-link">
            <Wordmark />
          </Link>
          <nav className="main-nav" aria-label="Main">
            {MAIN_PLACES.map(({ name, ...place }) => (
              <PlaceLink key={place.to} {...place}>
                {name}
              </PlaceLink>
            ))}
          </nav>
          <SearchToggle open={searching} onToggle={() => setSearching(!searching)} />
          <AccountCorner />
          <Menu onContact={onContact} />
        </div>
      </div>
      {searching && (
        <Suspense>
          <SearchBar onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </header>
  )
}

function TopBar({ onContact }: { onContact: () => void }) {
  return (
    <nav className="top-bar" aria-label="More">
      <div className="wrap">
        {TOP_PLACES.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        <ContactLink onContact={onContact} />
      </div>
    </nav>
  )
}

/** A link to the contact text; with a script it opens the dialog instead. */
export function ContactLink({ onContact }: { onContact: () => void }) {
  return (
    <Link
      to={CONTACT_PLACE}
      onClick={(event) => {
        event.preventDefault()
        onContact()
      }}
    >
      {text.contact}
    </Link>
  )
}

/** Leads to the search page; with a script it opens the bar under the head. */
function SearchToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  return (
    <Link
      to="/search"
      className="header-icon"
      aria-label={text.search}
      aria-expanded={open}
      role="button"
      onClick={(event) => {
        event.preventDefault()
        onToggle()
      }}
    >
      <Icon name={open ? 'close' : 'search'} />
    </Link>
  )
}

/** The phone's menu: opens without a script; with one it closes by itself when the reader has chosen. */
function Menu({ onContact }: { onContact: () => void }) {
  const { menuProps, close } = useMenu()
  return (
    <details className="site-menu" {...menuProps}>
      <summary className="header-icon" aria-label={text.menu}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={text.menu}>
        {MAIN_PLACES.map(({ name, ...place }) => (
          <PlaceLink key={place.to} {...place} className="menu-main">
            {name}
          </PlaceLink>
        ))}
        {TOP_PLACES.map(({ to, name }) => (
          <PlaceLink key={to} to={to}>
            {name}
          </PlaceLink>
        ))}
        <ContactLink
          onContact={() => {
            close()
            onContact()
          }}
        />
        <AccountCorner asList />
      </nav>
    </details>
  )
}
