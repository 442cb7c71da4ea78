import { ContactLink } from '#ui/ContactLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useMenu } from '#ui/use-menu.ts'
import { AccountCorner } from './AccountCorner.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { text } from './messages.ts'
import { PlaceLink } from './NavigationLink.tsx'
import { MAIN_PLACES, TOP_PLACES } from './navigation.ts'

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
        <ContactLink onPress={close}>{text.contact}</ContactLink>
        <FeedbackButton className="menu-button script-only" onPress={close} />
        <AccountCorner asList />
      </nav>
    </details>
  )
}
