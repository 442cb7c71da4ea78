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

/** Whether a member wrote the same text within a day, whether or not it is still there. */
export async function hasRepeated(db: Db, authorId: number, bodyHash: string, now: Date): Promise<boolean> {
  const ofLastDay = writtenAfter(db, authorId, new Date(now.getTime() - DAY_MS))
  return (await ofLastDay.where('body_hash', '=', bodyHash).limit(1).executeTakeFirst()) !== undefined
}

/** When a member wrote what was written within a day, whether or not it is still there: ISO times in no order. */
export async function listTimesOfLastDay(db: Db, authorId: number, now: Date): Promise<string[]> {
  const rows = await writtenAfter(db, authorId, new Date(now.getTime() - DAY_MS)).execute()
  return rows.map(({ created_at }) => created_at)
}

function writtenAfter(db: Db, authorId: number, since: Date) {
  const columns = ['body_hash', 'created_at'] as const
  const written = db
    .selectFrom('discussion')
    .select(columns)
    .where('author_id', '=', authorId)
    .where('created_at', '>', since.toISOString())
    .unionAll(
      db
        .selectFrom('comment')
        .select(columns)
        .where('author_id', '=', authorId)
        .where('created_at', '>', since.toISOString()),
    )
  return db.selectFrom(written.as('written')).select('created_at')
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
