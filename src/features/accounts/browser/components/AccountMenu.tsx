import { useNavigate } from 'react-router'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useMenu } from '#ui/navigation/use-menu.ts'
import type { User } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { signOut } from '../session/session.ts'
import './account-menu.css'

const text = pageText.menu

/** The member's name and links: a dropdown in the header, a list in the menu of phones. */
export default function AccountMenu({ user, asList }: { user: User | undefined; asList: boolean }) {
  if (asList) return <AccountLinks user={user} />
  return <Dropdown user={user} />
}

function Dropdown({ user }: { user: User | undefined }) {
  const { menuProps } = useMenu()
  return (
    <details className="account-menu" {...menuProps}>
      <summary>
        <Avatar person={user ?? UNKNOWN_MEMBER} />
        <span className="visually-hidden">{user ? `${text.label}: ${nameOf(user)}` : text.label}</span>
      </summary>
      <AccountLinks user={user} />
    </details>
  )
}

/** Shown until the account has loaded. */
const UNKNOWN_MEMBER = { first_name: '', last_name: '', profile_picture: null }

function AccountLinks({ user }: { user: User | undefined }) {
  const navigate = useNavigate()
  const logout = async () => {
    await navigate('/')
    await signOut()
  }
  return (
    <ul className="account-links">
      {user && (
        <li className="account-name" dir="auto">
          {nameOf(user)}
        </li>
      )}
      <li>
        <Link to={user ? `/community/user/${user.pk}` : '/user/profile'}>{text.profile}</Link>
      </li>
      <li>
        <Link to="/user/bookmarks">{text.bookmarks}</Link>
      </li>
      <li>
        <Link to="/user/settings">{text.settings}</Link>
      </li>
      <li>
        <button type="button" onClick={() => void logout()}>
          {text.logout}
        </button>
      </li>
    </ul>
  )
}

function nameOf({ first_name, last_name }: User): string {
  return `${first_name} ${last_name}`
}
