import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ContactLink } from '#ui/ContactLink.tsx'
import { Link } from '#ui/Link.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'
import { AccountCorner } from './AccountCorner.tsx'
import { text } from './messages.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { MAIN_NAVIGATION, TOP_NAVIGATION } from './navigation.ts'
import { SearchToggle } from './SearchToggle.tsx'
import { SiteMenu } from './SiteMenu.tsx'

const SearchBar = lazy(() => import('#features/search/browser/components/SearchBar.tsx'))

/** The head of every page: quiet links on top, the woven band, then name, navigation, search and account. */
export function SiteHeader() {
  const [searching, setSearching] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving to another page closes the bar
  useEffect(() => setSearching(false), [key])
  const endSearch = () => {
    setSearching(false)
    toggle.current?.focus()
  }
  return (
    <header className="site-header">
      <TopBar />
      <div className="band" />
      <div className="main-bar">
        <div className="wrap">
          <Link to="/" className="wordmark-link">
            <Wordmark />
          </Link>
          <nav className="main-nav" aria-label={text.mainNavigation}>
            {MAIN_NAVIGATION.map(({ name, ...place }) => (
              <NavigationLink key={place.to} {...place}>
                {name}
              </NavigationLink>
            ))}
          </nav>
          <SearchToggle ref={toggle} open={searching} onToggle={() => setSearching(!searching)} />
          <AccountCorner />
          <SiteMenu />
        </div>
      </div>
      {searching && (
        <Suspense>
          <SearchBar onClose={endSearch} />
        </Suspense>
      )}
    </header>
  )
}

function TopBar() {
  return (
    <nav className="top-bar" aria-label={text.topNavigation}>
      <div className="wrap">
        {TOP_NAVIGATION.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
        <ContactLink>{text.contact}</ContactLink>
      </div>
    </nav>
  )
}
