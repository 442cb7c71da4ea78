import { type Place, prepared } from '#server/database/prepared.ts'
import type { Db } from '#server/database/schema.ts'
import type { Member } from '#server/http/member.ts'
import type { Actor } from '../policy.ts'
import { VISIBLE } from './visible.ts'

/** A day is what the limits of new members are counted by, in ms. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** Who calls, with whether they may post for the time being. */
export async function getActor(db: Db, { id, role }: Pick<Member, 'id' | 'role'>, now: Date): Promise<Actor> {
  const [suspension] = (await suspensionOf(db, { id })).rows
  return { id, role, isSuspended: suspension !== undefined && isOn(suspension.until, now) }
}

const suspensionOf = prepared((db, value: Place<{ id: number }>) =>
  db.selectFrom('suspension').select('until').where('account_id', '=', value('id')),
)

function isOn(until: string | null, now: Date): boolean {
  return until === null || until > now.toISOString()
}

/** Whether a member wrote the same text within a day, whether or not it is still there. */
export async function hasRepeated(db: Db, authorId: number, bodyHash: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  return (await withSameText(db, { authorId, bodyHash, since })).rows.length > 0
}

const withSameText = prepared((db, value: Place<Since & { bodyHash: string }>) =>
  writtenAfter(db, value).where('body_hash', '=', value('bodyHash')).limit(1),
)

/** When a member wrote what was written within a day, whether or not it is still there: ISO times in no order. */
export async function listTimesOfLastDay(db: Db, authorId: number, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const { rows } = await timesAfter(db, { authorId, since })
  return rows.map(({ created_at }) => created_at)
}

interface Since extends Record<string, string | number> {
  authorId: number
  since: string
}

const timesAfter = prepared((db, value: Place<Since>) => writtenAfter(db, value))

function writtenAfter(db: Db, value: Place<Since>) {
  const columns = ['body_hash', 'created_at'] as const
  const written = db
    .selectFrom('discussion')
    .select(columns)
    .where('author_id', '=', value('authorId'))
    .where('created_at', '>', value('since'))
    .unionAll(
      db
        .selectFrom('comment')
        .select(columns)
        .where('author_id', '=', value('authorId'))
        .where('created_at', '>', value('since')),
    )
  return db.selectFrom(written.as('written')).select('created_at')
}

/**
 * How many posts and comments of a member have stood for a day, up to a number: nobody hid or removed them, so they
 * count as approved.
 */
export async function countApproved(db: Db, authorId: number, upTo: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS).toISOString()
  const { rows: comments } = await commentsBefore(db, { authorId, before, upTo })
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

const commentsBefore = prepared((db, value: Place<{ authorId: number; before: string; upTo: number }>) =>
  db
    .selectFrom('comment')
    .select('id')
    .where('author_id', '=', value('authorId'))
    .where('created_at', '<=', value('before'))
    .where('state', '=', VISIBLE)
    .limit(value('upTo')),
)
