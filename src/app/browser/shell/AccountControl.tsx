import { type ComponentType, useEffect, useState } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { User } from '#features/accounts/contract.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { text } from './messages.ts'

const load = () => import('#features/accounts/browser/components/AccountMenu.tsx')
type Menu = ComponentType<{ user: User | undefined; asList: boolean }>

/** A link to the login for guests, the account menu for members. */
export function AccountControl({ asList = false }: { asList?: boolean }) {
  const viewer = useViewer()
  const [Menu, setMenu] = useState<Menu>()
  const isMember = viewer.state === 'member'
  useEffect(() => {
    if (isMember) load().then((module) => setMenu(() => module.default), showLink)
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

/** If the menu cannot be fetched, members get the link until the next page load. */
function showLink() {
  document.documentElement.removeAttribute('data-member')
}
