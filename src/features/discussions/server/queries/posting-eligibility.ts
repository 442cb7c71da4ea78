import { AppError } from '#core/errors.ts'
import { AUTHOR_COLUMNS, type AuthorRow, findSuspension, inForce } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import type { Actor } from '../../policy.ts'
import { VISIBLE } from './visible.ts'

/** A day is what the limits of new members are counted by, in ms. */
export const DAY_MS = 24 * 60 * 60 * 1000

/** Who calls, with whether they may post for the time being. */
export async function getActor(db: Db, { id, role }: Pick<Member, 'id' | 'role'>, now: Date): Promise<Actor> {
  return { id, role, isSuspended: (await findSuspension(db, id, now)) !== undefined }
}

/** What decides whether a member may post. */
export interface PostingEligibility {
  actor: Actor
  /** The member as the author of the post. */
  author: AuthorRow
  /** Wrote the same text within a day, whether or not it is still there. */
  hasRepeated: boolean
  /**
   * How many posts and comments have stood for a day: nobody hid or removed them, so they count as approved. Of each kind
   * `APPROVED_POSTS` are counted at most.
   */
  approved: number
}

/** With fewer approved posts and comments a member is new. */
export const APPROVED_POSTS = 3

/** @param bodyHash of the text that is to be posted @throws {AppError} `not_signed_in` for a member who has left */
export async function getPostingEligibility(
  db: Db,
  { id, role }: Pick<Member, 'id' | 'role'>,
  { bodyHash, now }: { bodyHash: string; now: Date },
): Promise<PostingEligibility> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  // One question instead of five: every post waits for it.
  const row = await db
    .selectFrom('account')
    .select(AUTHOR_COLUMNS)
    .select((account) => [
      account
        .exists(inForce(db, now.toISOString()).select('account_id').where('account_id', '=', id))
        .as('is_suspended'),
      account
        .exists(writtenSince(db, id, dayAgo).select('created_at').where('body_hash', '=', bodyHash))
        .as('has_repeated'),
      approved(db, 'discussion', id, dayAgo).as('approved_posts'),
      approved(db, 'comment', id, dayAgo).as('approved_comments'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_signed_in')
  const { is_suspended, has_repeated, approved_posts, approved_comments, ...author } = row
  return {
    actor: { id, role, isSuspended: Boolean(is_suspended) },
    author,
    hasRepeated: Boolean(has_repeated),
    approved: (approved_posts ?? 0) + (approved_comments ?? 0),
  }
}

/** @param dayAgo ISO time: what is younger does not count yet */
function approved(db: Db, table: 'discussion' | 'comment', authorId: number, dayAgo: string) {
  const standing = db
    .selectFrom(table)
    .select('id')
    .where('author_id', '=', authorId)
    .where('created_at', '<=', dayAgo)
    .where('state', '=', VISIBLE)
    .limit(APPROVED_POSTS)
  return db.selectFrom(standing.as('standing')).select((row) => row.fn.countAll<number>().as('count'))
}

/** Which of some members have approved posts enough not to be new. */
export async function listApproved(db: Db, memberIds: readonly number[], now: Date): Promise<number[]> {
  if (memberIds.length === 0) return []
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const approvedOf = (table: 'discussion' | 'comment') =>
    db
      .selectFrom(table)
      .select('author_id')
      .where('author_id', 'in', memberIds)
      .where('created_at', '<=', dayAgo)
      .where('state', '=', VISIBLE)
  const rows = await db
    .selectFrom(approvedOf('discussion').unionAll(approvedOf('comment')).as('approved'))
    .select('author_id')
    .groupBy('author_id')
    .having((row) => row.fn.countAll(), '>=', APPROVED_POSTS)
    .execute()
  return rows.map((row) => row.author_id)
}

/** When a member wrote what was written within a day, whether or not it is still there: ISO times in no order. */
export async function listTimesOfLastDay(db: Db, authorId: number, now: Date): Promise<string[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const rows = await writtenSince(db, authorId, dayAgo).select('created_at').execute()
  return rows.map(({ created_at }) => created_at)
}

function writtenSince(db: Db, authorId: number, dayAgo: string) {
  const columns = ['body_hash', 'created_at'] as const
  const written = db
    .selectFrom('discussion')
    .select(columns)
    .where('author_id', '=', authorId)
    .where('created_at', '>', dayAgo)
    .unionAll(
      db.selectFrom('comment').select(columns).where('author_id', '=', authorId).where('created_at', '>', dayAgo),
    )
  return db.selectFrom(written.as('written'))
}
