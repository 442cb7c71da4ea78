import { useNavigate } from 'react-router'
import { Avatar } from '#ui/Avatar.tsx'
import { Link } from '#ui/Link.tsx'
import { useMenu } from '#ui/use-menu.ts'
import type { User } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { signOut } from '../session/session.ts'
import './account-menu.css'

const text = pageText.menu

/** Who is logged in, and where that leads: a dropdown in the head, a list in the phone's menu. */
export default function AccountMenu({ user, asList }: { user: User | undefined; asList: boolean }) {
  if (asList) return <Places user={user} />
  return <Dropdown user={user} />
}

function Dropdown({ user }: { user: User | undefined }) {
  const { menuProps } = useMenu()
  return (
    <details className="account-menu" {...menuProps}>
      <summary>
        <Avatar person={user ?? NOBODY_YET} />
        <span className="visually-hidden">{user ? `${text.label}: ${nameOf(user)}` : text.label}</span>
      </summary>
      <Places user={user} />
    </details>
  )
}

/** Until the account has come over a slow network. */
const NOBODY_YET = { first_name: '', last_name: '', profile_picture: null }

function Places({ user }: { user: User | undefined }) {
  const navigate = useNavigate()
  const logout = async () => {
    await navigate('/')
    await signOut()
  }
  return (
    <ul className="account-places">
      {user && <li className="account-name">{nameOf(user)}</li>}
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
