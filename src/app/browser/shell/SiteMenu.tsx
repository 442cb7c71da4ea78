import { Icon } from '#ui/elements/Icon.tsx'
import { ContactLink } from '#ui/navigation/ContactLink.tsx'
import { useMenu } from '#ui/navigation/use-menu.ts'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { AccountControl } from './AccountControl.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { text } from './messages.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { MAIN_NAVIGATION, TOP_NAVIGATION } from './navigation.ts'

/** With the number of kept modules and folders; `tabs.ts` of the feature `keep` stores it. */
function OnThisPhone() {
  const count = useIsHydrated() ? readCount() : 0
  return (
    <span className="script-only">
      <NavigationLink to={OFFLINE_PATH}>{count > 0 ? text.onThisPhoneCount(count) : text.onThisPhone}</NavigationLink>
    </span>
  )
}

function readCount(): number {
  try {
    return Number(localStorage.getItem('keptCount'))
  } catch {
    return 0
  }
}

/** The menu on phones. It opens without a script; with one it closes after a choice. */
export function SiteMenu() {
  const { menuProps, close } = useMenu()
  return (
    <details className="site-menu" {...menuProps}>
      <summary className="header-icon" aria-label={text.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav aria-label={text.menu}>
        {MAIN_NAVIGATION.map(({ name, ...item }) => (
          <NavigationLink key={item.to} {...item} className="menu-main">
            {name}
          </NavigationLink>
        ))}
        {TOP_NAVIGATION.map(({ to, name }) => (
          <NavigationLink key={to} to={to}>
            {name}
          </NavigationLink>
        ))}
        <OnThisPhone />
        <ContactLink onClick={close}>{text.contact}</ContactLink>
        <FeedbackButton className="menu-button script-only" onClick={close} />
        <AccountControl asList />
      </nav>
    </details>
  )
}
