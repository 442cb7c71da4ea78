import { createContext, type ReactNode, useContext } from 'react'
import { Link } from './Link.tsx'

/** Opens the 'Contact Us' dialog. */
export const OpenContactContext = createContext<() => void>(() => undefined)

/** Where the contact text stands for readers without a script. */
const CONTACT_PLACE = '/about#contact'

interface ContactLinkProps {
  className?: string
  /** Called before the dialog opens, e.g. to close the menu that the link stands in. */
  onPress?: () => void
  children: ReactNode
}

/** A link to the contact text; with a script it opens the dialog instead. */
export function ContactLink({ className, onPress, children }: ContactLinkProps) {
  const openContact = useContext(OpenContactContext)
  return (
    <Link
      to={CONTACT_PLACE}
      className={className}
      data-wants-script=""
      onClick={(event) => {
        event.preventDefault()
        onPress?.()
        openContact()
      }}
    >
      {children}
    </Link>
  )
}
