import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { Wordmark } from '#ui/Wordmark.tsx'
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
          <Link to="/" className="wordmark-link" prefetch="intent">
            <Wordmark />
          </Link>
          <nav className="main-nav" aria-label="Main">
            {MAIN_PLACES.map(({ to, name }) => (
              <NavLink key={to} to={to} prefetch="intent">
                {name}
              </NavLink>
            ))}
          </nav>
          <SearchToggle open={searching} onToggle={() => setSearching(!searching)} />
          <AccountButton />
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
          <Link key={to} to={to} prefetch="intent">
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

function AccountButton() {
  const promptLogin = usePromptLogin()
  return (
    <span className="account script-only">
      <Button variant="line" data-needs-script="" onClick={() => promptLogin()}>
        {text.account}
      </Button>
    </span>
  )
}

/** The phone's menu: opens without a script; with one it closes by itself when the reader has chosen. */
function Menu({ onContact }: { onContact: () => void }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const close = () => menu.current?.removeAttribute('open')
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving to another page closes the menu
  useEffect(close, [key])
  return (
    <details
      className="site-menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        menu.current?.querySelector('summary')?.focus()
      }}
    >
      <summary className="header-icon" aria-label={text.menu}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={text.menu}>
        {MAIN_PLACES.map(({ to, name }) => (
          <NavLink key={to} to={to} className="menu-main">
            {name}
          </NavLink>
        ))}
        {TOP_PLACES.map(({ to, name }) => (
          <NavLink key={to} to={to}>
            {name}
          </NavLink>
        ))}
        <ContactLink
          onContact={() => {
            close()
            onContact()
          }}
        />
        <AccountButton />
      </nav>
    </details>
  )
}
