import { type ComponentType, useEffect, useState } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { User } from '#features/accounts/contract.ts'
import { Link } from '#ui/Link.tsx'
import { text } from './messages.ts'

type Menu = ComponentType<{ user: User | undefined; asList: boolean }>

/** Leads guests to the login; a member finds the own menu in its place. */
export function AccountCorner({ asList = false }: { asList?: boolean }) {
  const viewer = useViewer()
  const [Menu, setMenu] = useState<Menu>()
  const isMember = viewer.state === 'member'
  useEffect(() => {
    if (isMember)
      import('#features/accounts/browser/components/AccountMenu.tsx').then(
        (part) => setMenu(() => part.default),
        showLink,
      )
  }, [isMember])
  return (
    <div className="account script-only">
      {isMember && Menu ? (
        <Menu user={viewer.user} asList={asList} />
      ) : (
        <Link to={isMember ? '/user/profile' : '/user/login'} className="button button-line">
          {text.account}
        </Link>
      )}
    </div>
  )
}

/** A menu that can't be fetched comes with the next page load; until then the link leads on. */
function showLink() {
  document.documentElement.removeAttribute('data-member')
}
