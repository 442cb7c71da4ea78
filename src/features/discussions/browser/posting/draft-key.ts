import { readTokens } from '#features/accounts/browser/session/token-storage.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'

/**
 * Under which name a draft is kept: per member, because devices are shared. Undefined for a guest: then nothing is kept.
 * @param purpose what becomes of it, such as 'new' or 'edit-12'
 */
export function draftKeyOf(target: 'post' | 'comment', purpose: string): string | undefined {
  const member = currentViewer().user?.pk ?? memberOfTokens()
  return member === undefined ? undefined : `${target}:${member}:${purpose}`
}

/** Whose the tokens of this device are. On a slow line the account may come after the form: the draft must not wait. */
function memberOfTokens(): number | undefined {
  const [, claims = ''] = readTokens()?.access.split('.') ?? []
  try {
    const parsed: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')))
    const sub = typeof parsed === 'object' && parsed !== null && 'sub' in parsed ? Number(parsed.sub) : 0
    return sub > 0 ? sub : undefined
  } catch {
    return undefined
  }
}
