import { ContactLink } from '#ui/ContactLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useMenu } from '#ui/use-menu.ts'
import { AccountCorner } from './AccountCorner.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { text } from './messages.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { MAIN_NAVIGATION, TOP_NAVIGATION } from './navigation.ts'

/** The phone's menu: opens without a script; with one it closes by itself when the reader has chosen. */
export function SiteMenu() {
  const { menuProps, close } = useMenu()
  return (
    <details className="site-menu" {...menuProps}>
      <summary className="header-icon" aria-label={text.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav aria-label={text.menu}>
        {MAIN_NAVIGATION.map(({ name, ...place }) => (
          <NavigationLink key={place.to} {...place} className="menu-main">
            {name}
          </NavigationLink>
        ))}
        {TOP_NAVIGATION.map(({ to, name }) => (
          <NavigationLink key={to} to={to}>
            {name}
          </NavigationLink>
        ))}
        <ContactLink onPress={close}>{text.contact}</ContactLink>
        <FeedbackButton className="menu-button script-only" onPress={close} />
        <AccountCorner asList />
      </nav>
    </details>
  )
}
