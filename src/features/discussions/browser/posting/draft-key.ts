import { readTokens } from '#features/accounts/browser/session/token-storage.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'

/**
 * The key of a draft. It contains the member, because people share devices. Undefined for a guest, who has no drafts.
 * @param purpose such as 'new' or 'edit-12'
 */
export function draftKeyOf(target: 'post' | 'comment', purpose: string): string | undefined {
  const member = currentViewer().user?.pk ?? memberOfTokens()
  return member === undefined ? undefined : `${target}:${member}:${purpose}`
}

/** The member in the access token of this device. On a slow network a form may open before the account is loaded. */
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
