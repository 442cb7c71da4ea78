import type { Db } from '#server/database/schema.ts'
import type { Member } from '#server/http/member.ts'
import type { Actor } from '../policy.ts'
import { VISIBLE } from './visible.ts'

/** A day is what the limits of new members are counted by, in ms. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** Who calls, with whether they may post for the time being. */
export async function getActor(db: Db, { id, role }: Pick<Member, 'id' | 'role'>, now: Date): Promise<Actor> {
  const suspension = await db.selectFrom('suspension').select('until').where('account_id', '=', id).executeTakeFirst()
  return { id, role, isSuspended: suspension !== undefined && isOn(suspension.until, now) }
}

function isOn(until: string | null, now: Date): boolean {
  return until === null || until > now.toISOString()
}

/** What a member wrote within a day, whether or not it is still there, in no order. */
export async function listOfLastDay(
  db: Db,
  authorId: number,
  now: Date,
): Promise<{ body_hash: string; created_at: string }[]> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  return db
    .selectFrom('discussion')
    .select(['body_hash', 'created_at'])
    .where('author_id', '=', authorId)
    .where('created_at', '>', since)
    .unionAll(
      db
        .selectFrom('comment')
        .select(['body_hash', 'created_at'])
        .where('author_id', '=', authorId)
        .where('created_at', '>', since),
    )
    .execute()
}

/**
 * How many posts and comments of a member have stood for a day, up to a number: nobody hid or removed them, so they
 * count as approved.
 */
export async function countApproved(db: Db, authorId: number, upTo: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS).toISOString()
  const comments = await db
    .selectFrom('comment')
    .select('id')
    .where('author_id', '=', authorId)
    .where('created_at', '<=', before)
    .where('state', '=', VISIBLE)
    .limit(upTo)
    .execute()
  if (comments.length >= upTo) return upTo
  const discussions = await db
    .selectFrom('discussion')
    .select('id')
    .where('author_id', '=', authorId)
    .where('created_at', '<=', before)
    .where('state', '=', VISIBLE)
    .limit(upTo - comments.length)
    .execute()
  return comments.length + discussions.length
}
