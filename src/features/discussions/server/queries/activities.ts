import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ActivityType } from '../../contract.ts'
import type { Activity } from '../../schemas.ts'
import { VISIBLE } from './visible.ts'

interface ActivityQuery {
  type: ActivityType
  /** From 1. */
  page: number
  pageSize: number
}

/**
 * Posts of a member, newest first. A removed post keeps its line without content.
 * @throws {AppError} `not_found` for an unknown or removed member
 */
export async function activitiesPage(
  db: Db,
  memberId: number,
  { type, page, pageSize }: ActivityQuery,
): Promise<{ count: number; results: Activity[] }> {
  if (!(await isMember(db, memberId))) throw new AppError('not_found')
  const rows = await listPosts(db, memberId, { type, page, pageSize })
  const discussionIds = rows.map((row) => row.discussion_id)
  const discussions = await discussionsById(db, discussionIds)
  const commentIds = rows.map((row) => row.comment_id)
  const comments = await commentsById(db, commentIds)
  const results = rows.map(({ discussion_id, comment_id, created_at }): Activity => {
    const isComment = comment_id > 0
    const post = discussions.get(discussion_id) ?? null
    return {
      id: isComment ? `comment-${comment_id}` : `post-${discussion_id}`,
      type: isComment ? 'comment' : 'post',
      activity_at: created_at,
      post,
      // Comments of a removed discussion are not shown.
      comment: post && (comments.get(comment_id) ?? null),
    }
  })
  return { count: await countPosts(db, memberId, type), results }
}

async function isMember(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Discussions and comments of a member in one list; `comment_id` is 0 for a discussion. Of each kind the database reads only the
 * rows up to the end of the page, in the order of an index.
 */
function listPosts(db: Db, memberId: number, { type, page, pageSize }: ActivityQuery) {
  const start = (page - 1) * pageSize
  const posts = db
    .selectFrom('discussion')
    .select(['id as discussion_id', sql<number>`0`.as('comment_id'), 'created_at'])
    .where('author_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(start + pageSize)
  const comments = db
    .selectFrom('comment')
    .select(['discussion_id', 'id as comment_id', 'created_at'])
    .where('author_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(start + pageSize)
  // SQLite takes a limit in a union only inside a subquery.
  const both = db
    .selectFrom(posts.as('newest'))
    .selectAll()
    .unionAll(db.selectFrom(comments.as('newest')).selectAll())
  const rows = { post: posts, comment: comments, all: both }[type]
  return db
    .selectFrom(rows.as('post'))
    .select(['discussion_id', 'comment_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('comment_id', 'desc')
    .orderBy('discussion_id', 'desc')
    .limit(pageSize)
    .offset(start)
    .execute()
}

async function countPosts(db: Db, memberId: number, type: ActivityType): Promise<number> {
  const tables = { post: ['discussion'], comment: ['comment'], all: ['discussion', 'comment'] } as const
  let posts = 0
  for (const table of tables[type]) {
    const { count } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('author_id', '=', memberId)
      .executeTakeFirstOrThrow()
    posts += Number(count)
  }
  return posts
}

async function discussionsById(db: Db, ids: readonly number[]): Promise<Map<number, NonNullable<Activity['post']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('discussion')
    .innerJoin('discussion_topic', 'discussion_topic.id', 'discussion.topic_id')
    .select(['discussion.id', 'slug', 'title', 'body', 'topic_id', 'discussion_topic.name as topic_name'])
    .where('discussion.id', 'in', [...new Set(ids)])
    .where('state', '=', VISIBLE)
    .execute()
  return new Map(
    rows.map(({ topic_id, topic_name, ...row }) => [row.id, { ...row, category: { id: topic_id, name: topic_name } }]),
  )
}

async function commentsById(db: Db, ids: readonly number[]): Promise<Map<number, NonNullable<Activity['comment']>>> {
  const commentIds = ids.filter((id) => id > 0)
  if (commentIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('comment')
    .select(['id', 'body as comment'])
    .where('id', 'in', commentIds)
    .where('state', '=', VISIBLE)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
