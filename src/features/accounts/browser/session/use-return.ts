import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isStaff } from '#core/roles.ts'
import { returnPath } from '../../return-path.ts'
import { useViewer } from './viewer.ts'

/** The path of this site in `?next=`: what the visitor wanted before the login. */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  return returnPath(query.get('next'))
}

/** Leads a member from a page for guests to `?next=`, or else to the own profile, the staff to what waits. Also after a login on this page. */
export function useLeaveAsMember(): void {
  const next = useNext()
  const { user } = useViewer()
  const navigate = useNavigate()
  useEffect(() => {
    if (user) void navigate(next ?? (isStaff(user.role) ? '/admin' : `/community/user/${user.pk}`), { replace: true })
  }, [user, next, navigate])
}
