import { AppError } from '#core/errors.ts'
import { AUTHOR_COLUMNS, type AuthorRow, findSuspension, inForce } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Member } from '#platform/http/member.ts'
import type { Actor } from '../../policy.ts'
import { VISIBLE } from './visible.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** The caller for `findDenial`. */
export async function getActor(db: Db, { id, role }: Pick<Member, 'id' | 'role'>, now: Date): Promise<Actor> {
  return { id, role, isSuspended: (await findSuspension(db, id, now)) !== undefined }
}

/** The facts that decide whether a member may post. */
export interface PostingEligibility {
  actor: Actor
  author: AuthorRow
  createdAt: string
  /** Posted the same text within a day, even if it was removed since. */
  hasRepeated: boolean
  /** Posts that are visible after a day, which counts as approval. At most `APPROVED_POSTS` of each kind are counted. */
  approved: number
}

/** A member with fewer approved posts is new. */
export const APPROVED_POSTS = 3

/** @param bodyHash of the new text @throws {AppError} `not_signed_in` if the account no longer exists */
export async function getPostingEligibility(
  db: Db,
  { id, role }: Pick<Member, 'id' | 'role'>,
  { bodyHash, now }: { bodyHash: string; now: Date },
): Promise<PostingEligibility> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  // One query instead of five, because every post waits for it.
  const row = await db
    .selectFrom('account')
    .select([...AUTHOR_COLUMNS, 'created_at'])
    .select((account) => [
      account
        .exists(inForce(db, now.toISOString()).select('account_id').where('account_id', '=', id))
        .as('is_suspended'),
      account
        .exists(postsSince(db, id, dayAgo).select('created_at').where('body_hash', '=', bodyHash))
        .as('has_repeated'),
      countApproved(db, 'discussion', id, dayAgo).as('approved_posts'),
      countApproved(db, 'comment', id, dayAgo).as('approved_comments'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_signed_in')
  const { is_suspended, has_repeated, approved_posts, approved_comments, created_at: createdAt, ...author } = row
  return {
    actor: { id, role, isSuspended: Boolean(is_suspended) },
    author,
    createdAt,
    hasRepeated: Boolean(has_repeated),
    approved: (approved_posts ?? 0) + (approved_comments ?? 0),
  }
}

function countApproved(db: Db, table: 'discussion' | 'comment', authorId: number, dayAgo: string) {
  const approvedPosts = db
    .selectFrom(table)
    .select('id')
    .where('author_id', '=', authorId)
    .where('created_at', '<=', dayAgo)
    .where('state', '=', VISIBLE)
    .limit(APPROVED_POSTS)
  return db.selectFrom(approvedPosts.as('post')).select((row) => row.fn.countAll<number>().as('count'))
}

/** Those of the members who are no longer new. */
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

/** Times of a member's posts of the last day, also of removed ones: ISO times in no order. */
export async function listTimesOfLastDay(db: Db, authorId: number, now: Date): Promise<string[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const rows = await postsSince(db, authorId, dayAgo).select('created_at').execute()
  return rows.map(({ created_at }) => created_at)
}

function postsSince(db: Db, authorId: number, dayAgo: string) {
  const columns = ['body_hash', 'created_at'] as const
  const posts = db
    .selectFrom('discussion')
    .select(columns)
    .where('author_id', '=', authorId)
    .where('created_at', '>', dayAgo)
    .unionAll(
      db.selectFrom('comment').select(columns).where('author_id', '=', authorId).where('created_at', '>', dayAgo),
    )
  return db.selectFrom(posts.as('post'))
}
