import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { User } from '../../contract.ts'
import { useViewer } from './viewer.ts'

/**
 * The member on a page for members; undefined until the account has loaded. Redirects a guest to the login. If the session
 * ends while the page is open, the page stays, with everything that was typed.
 */
export function useMemberPage(): User | undefined {
  const viewer = useViewer()
  const lastUser = useRef<User>(undefined)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (viewer.user) lastUser.current = viewer.user
  const mustLogIn = viewer.state === 'guest' && lastUser.current === undefined
  useEffect(() => {
    if (mustLogIn) void navigate(`/user/login?next=${encodeURIComponent(pathname)}`, { replace: true })
  }, [mustLogIn, navigate, pathname])
  return lastUser.current
}
