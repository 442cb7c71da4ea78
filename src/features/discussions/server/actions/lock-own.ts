import { AppError } from '#core/errors.ts'
import type { ContentTarget } from '#platform/database/community-tables.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import { denialOf } from '../../policy.ts'
import { getActor } from '../queries/posting-eligibility.ts'
import { type LockedPost, lockPost } from './post-state.ts'

interface Own {
  action: 'change' | 'delete'
  target: ContentTarget
  id: number
  member: Member
  now: Date
}

/**
 * Locks a post that a member wants to change or delete.
 * @throws {AppError} `not_found` where readers see none, or why the member may not
 */
export async function lockOwn(tx: Tx, { action, target, id, member, now }: Own): Promise<LockedPost> {
  const post = await lockPost(tx, target, id)
  if (post === undefined || post.state !== 'visible') throw new AppError('not_found')
  const refusal = denialOf(action, await getActor(tx, member, now), post.authorId)
  if (refusal !== undefined) throw new AppError(refusal)
  return post
}
