import { createContext, type ReactNode, useContext } from 'react'
import { Link } from './Link.tsx'

/** Opens the 'Contact Us' dialog. */
export const OpenContactContext = createContext<() => void>(() => undefined)

/** The contact text for readers without a script. */
const CONTACT_PATH = '/about#contact'

interface ContactLinkProps {
  className?: string
  /** Called before the dialog opens, e.g. to close the menu with the link. */
  onClick?: () => void
  children: ReactNode
}

/** A link to the contact text; with a script it opens the dialog instead. */
export function ContactLink({ className, onClick, children }: ContactLinkProps) {
  const openContact = useContext(OpenContactContext)
  return (
    <Link
      to={CONTACT_PATH}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        onClick?.()
        openContact()
      }}
    >
      {children}
    </Link>
  )
}
