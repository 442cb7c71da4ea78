import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import { findDenial } from '../../policy.ts'
import { getActor } from '../queries/posting-eligibility.ts'
import type { ContentTarget } from '../tables.ts'
import { type LockedPost, lockVisiblePost } from './post-state.ts'

interface OwnPost {
  action: 'change' | 'delete'
  target: ContentTarget
  id: number
  member: Member
  now: Date
}

/**
 * Locks a post that a member wants to change or delete.
 * @throws {AppError} `not_found` if readers do not see it, or the reason why the member is not allowed to
 */
export async function lockOwnPost(tx: Tx, { action, target, id, member, now }: OwnPost): Promise<LockedPost> {
  const post = await lockVisiblePost(tx, target, id)
  const denial = findDenial(action, await getActor(tx, member, now), post.authorId)
  if (denial !== undefined) throw new AppError(denial)
  return post
}
