import type { ErrorCode } from '#core/errors.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { User } from '#features/accounts/contract.ts'
import { type Action, type Actor, findDenial } from '../policy.ts'

/**
 * Why the viewer may not do something, or undefined if they may: the policy that the server asks. `not_signed_in` also
 * while the account is loading.
 */
export function useDenial(action: Action, authorId?: number): ErrorCode | undefined {
  return findDenial(action, actorOf(useViewer().user), authorId)
}

export function actorOf(user: User | undefined): Actor | undefined {
  return user && { id: user.pk, role: user.role, isSuspended: user.suspension !== null }
}
