import { readTokens } from '#features/accounts/session/tokens.ts'
import { currentViewer } from '#features/accounts/session/viewer.ts'
import type { EditedPost } from './post-content.ts'

/**
 * Under which name a post's draft is kept: per member, because devices are shared, and per purpose. Undefined for a guest:
 * then nothing is kept.
 */
export function draftKeyOf(post: EditedPost | undefined, module: number | undefined): string | undefined {
  const member = currentViewer().user?.pk ?? memberOfTokens()
  if (member === undefined) return undefined
  if (post !== undefined) return `post:${member}:edit-${post.id}`
  return module === undefined ? `post:${member}:new` : `post:${member}:module-${module}`
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
