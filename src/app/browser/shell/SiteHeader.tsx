import { use } from 'react'
import { useNavigation } from 'react-router'
import { SiteSearch } from '#features/search/browser/components/SiteSearch.tsx'
import { useDrafted } from '#ui/editing/edit-mode.tsx'
import { ContactLink } from '#ui/navigation/ContactLink.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { AccountControl } from './AccountControl.tsx'
import { EditControl } from './EditControl.tsx'
import { text } from './messages.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { MAIN_NAVIGATION, TOP_NAVIGATION } from './navigation.ts'
import { SiteMenu } from './SiteMenu.tsx'
import { ShellContext } from './shell-data.ts'

/** The header: minor links, a decorative band, then name, navigation, search and account. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <PageProgress />
      <TopBar />
      <div className="band" />
      <div className="main-bar">
        <div className="wrap">
          <Link to="/" className="wordmark-link">
            <Wordmark />
          </Link>
          <nav className="main-nav" aria-label={text.mainNavigation}>
            {MAIN_NAVIGATION.map(({ name, ...item }) => (
              <NavigationLink key={item.to} {...item}>
                {name}
              </NavigationLink>
            ))}
          </nav>
          <SiteSearch />
          <EditControl />
          <AccountControl />
          <SiteMenu />
        </div>
      </div>
    </header>
  )
}

function PageProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className="page-progress" role="progressbar" aria-label={text.loading} />
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

/** The logo and the name of the site. */
function Wordmark() {
  const shell = useDrafted('shell', use(ShellContext).shell)
  return (
    <span className="wordmark" data-own={shell?.site_name ? '' : undefined}>
      {shell?.logo ? <img src={shell.logo} alt="" width="44" height="44" /> : <PackageSign />}
      <span dir="auto">
        {shell?.site_name ?? (
          <>
            Training Resource Package
            <br />
            for Family Planning
          </>
        )}
      </span>
    </span>
  )
}

function PackageSign() {
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
      <path className="wordmark-indigo" d="M22 0l22 22-22 22L0 22z" />
      <path fill="#F0B429" d="M22 9l13 13-13 13L9 22z" />
      <path fill="#B0452B" d="M22 9l13 13H9z" />
      <path fill="#FBF7F0" d="M22 17l5 5-5 5-5-5z" />
    </svg>
  )
}
