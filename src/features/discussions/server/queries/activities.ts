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
  const rows = await selectPosts(db, memberId, type)
    .orderBy('created_at', 'desc')
    .orderBy('comment_id', 'desc')
    .orderBy('discussion_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
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

/** Discussions and comments of a member in one list; `comment_id` is 0 for a discussion. */
function selectPosts(db: Db, memberId: number, type: ActivityType) {
  const posts = db
    .selectFrom('discussion')
    .select(['id as discussion_id', sql<number>`0`.as('comment_id'), 'created_at'])
    .where('author_id', '=', memberId)
  const comments = db
    .selectFrom('comment')
    .select(['discussion_id', 'id as comment_id', 'created_at'])
    .where('author_id', '=', memberId)
  const rows = { post: posts, comment: comments, all: posts.unionAll(comments) }[type]
  return db.selectFrom(rows.as('post')).select(['discussion_id', 'comment_id', 'created_at'])
}

async function countPosts(db: Db, memberId: number, type: ActivityType): Promise<number> {
  const { count } = await db
    .selectFrom(selectPosts(db, memberId, type).as('post'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
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
