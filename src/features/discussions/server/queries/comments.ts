import type { Selectable } from 'kysely'
import { AppError } from '#core/errors.ts'
import { type Author, type AuthorRow, authorsById, presentAuthors } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { COMMENTS_PAGE_SIZE } from '../../contract.ts'
import type { Comment } from '../../schemas.ts'
import type { CommentTable } from '../tables.ts'
import { VISIBLE } from './visible.ts'

/** The columns that readers see. */
export const COMMENT_COLUMNS = ['id', 'author_id', 'body', 'created_at', 'updated_at'] as const
export type CommentRow = Pick<Selectable<CommentTable>, (typeof COMMENT_COLUMNS)[number]>

type Authors = ReadonlyMap<number, Author>

interface Window {
  /** From 1. */
  page: number
  pageSize: number
}

/** One page of the visible comments of a discussion, oldest first. */
export async function commentsPage(db: Db, discussionId: number, { page, pageSize }: Window): Promise<Comment[]> {
  const rows = await db
    .selectFrom('comment')
    .select(COMMENT_COLUMNS)
    .where('discussion_id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return presentComments(db, rows, await authorsOfComments(db, rows))
}

/** One page of comments with the count of all; undefined if readers do not see the discussion. */
export async function findComments(db: Db, discussionId: number, window: Window) {
  const discussion = await db
    .selectFrom('discussion')
    .select('comment_count')
    .where('id', '=', discussionId)
    .where('state', '=', VISIBLE)
    .executeTakeFirst()
  return discussion && { count: discussion.comment_count, results: await commentsPage(db, discussionId, window) }
}

/** A comment in any state, for the member who has changed it. @throws {AppError} `not_found` */
export async function getComment(db: Db, id: number): Promise<Comment> {
  const rows = await db.selectFrom('comment').select(COMMENT_COLUMNS).where('id', '=', id).execute()
  const [comment] = await presentComments(db, rows, await authorsOfComments(db, rows))
  if (comment === undefined) throw new AppError('not_found')
  return comment
}

/** The API's form of a comment from its row and its author. @throws {AppError} `not_found` */
export async function presentComment(db: Db, row: CommentRow, author: AuthorRow): Promise<Comment> {
  const [comment] = await presentComments(db, [row], await presentAuthors(db, [author]))
  if (comment === undefined) throw new AppError('not_found')
  return comment
}

async function presentComments(db: Db, rows: readonly CommentRow[], authors: Authors): Promise<Comment[]> {
  const mentions = await listMentions(
    db,
    rows.filter((row) => row.body.includes('@')).map((row) => row.id),
  )
  return rows.flatMap(({ author_id, body, ...row }) => {
    const author = authors.get(author_id)
    return author ? [{ ...row, comment: body, author, mentions: mentions.get(row.id) ?? [] }] : []
  })
}

function authorsOfComments(db: Db, rows: readonly CommentRow[]): Promise<Authors> {
  const authorIds = rows.map((row) => row.author_id)
  return authorsById(db, authorIds)
}

async function listMentions(db: Db, commentIds: readonly number[]) {
  if (commentIds.length === 0) return new Map<number, Comment['mentions']>()
  const rows = await db
    .selectFrom('comment_mention')
    .innerJoin('account', 'account.id', 'comment_mention.account_id')
    .select(['comment_id', 'account.id', 'first_name', 'last_name'])
    .where('comment_id', 'in', commentIds)
    .where('account.removed_at', 'is', null)
    .orderBy('account.id')
    .execute()
  const byComment = Map.groupBy(rows, (row) => row.comment_id)
  return new Map(
    [...byComment].map(([commentId, mentions]) => [
      commentId,
      mentions.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
    ]),
  )
}

/** The page that shows a comment, from 1; undefined if the discussion has no such visible comment. */
export async function findPageOfComment(db: Db, discussionId: number, commentId: number): Promise<number | undefined> {
  const comments = db.selectFrom('comment').where('discussion_id', '=', discussionId).where('state', '=', VISIBLE)
  const comment = await comments.select('id').where('id', '=', commentId).executeTakeFirst()
  if (comment === undefined) return undefined
  const { before } = await comments
    .select((row) => row.fn.countAll<number>().as('before'))
    .where('id', '<', commentId)
    .executeTakeFirstOrThrow()
  return Math.floor(Number(before) / COMMENTS_PAGE_SIZE) + 1
}
