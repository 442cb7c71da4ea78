import { currentViewer } from '#features/accounts/session/viewer.ts'
import type { EditedPost } from './post-content.ts'

/**
 * Under which name a post's draft is kept: per member, because devices are shared, and per purpose. Undefined while the
 * account is not known: then nothing is kept.
 */
export function draftKeyOf(post: EditedPost | undefined, module: number | undefined): string | undefined {
  const { user } = currentViewer()
  if (user === undefined) return undefined
  if (post !== undefined) return `post:${user.pk}:edit-${post.id}`
  return module === undefined ? `post:${user.pk}:new` : `post:${user.pk}:module-${module}`
}
