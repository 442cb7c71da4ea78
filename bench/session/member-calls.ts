import { call } from './call.ts'
import type { BenchMember } from './site.ts'

export const KINDS = ['token verify', 'profile read', 'bookmarks read', 'bookmarks write'] as const
export type Kind = (typeof KINDS)[number]

/** The index-th call of a kind, by one member after the other. */
export function sendVisit(site: string, kind: Kind, members: readonly BenchMember[], index: number): Promise<number> {
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
      // Each member in turn puts it in, then each takes it out.
      const change = Math.floor(index / members.length) % 2 === 0 ? 'add' : 'delete'
      const url = `${site}/api/training/bookmarks/${folderId}/${change}/`
      return call(url, { method: 'POST', ip, token, body: { type: 'module', id: moduleId } })
    }
  }
}
