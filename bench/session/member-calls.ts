import { call } from './call.ts'
import type { BenchMember } from './fill-site.ts'

export const CALL_KINDS = ['token verify', 'profile read', 'bookmarks read', 'bookmarks write'] as const
export type CallKind = (typeof CALL_KINDS)[number]

/** Sends the index-th call of a kind; members take turns. */
export function sendMemberCall(
  site: string,
  kind: CallKind,
  members: readonly BenchMember[],
  index: number,
): Promise<number> {
  const member = members[index % members.length]
  if (member === undefined) throw new RangeError('no members')
  const { ip, access: token, folderId, moduleId } = member
  switch (kind) {
    case 'token verify':
      return call(`${site}/api/auth/token/verify/`, { method: 'POST', ip, body: { token } })
    case 'profile read':
      return call(`${site}/api/auth/user/`, { method: 'GET', ip, token })
    case 'bookmarks read':
      return call(`${site}/api/training/bookmarks/`, { method: 'GET', ip, token })
    case 'bookmarks write': {
      // In one round all members add the bookmark, in the next round all delete it.
      const change = Math.floor(index / members.length) % 2 === 0 ? 'add' : 'delete'
      const url = `${site}/api/training/bookmarks/${folderId}/${change}/`
      return call(url, { method: 'POST', ip, token, body: { type: 'module', id: moduleId } })
    }
  }
}
