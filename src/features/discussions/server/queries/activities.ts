import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { ActivityType } from '../../contract.ts'
import type { Activity } from '../../schemas.ts'
import type { PostState } from '../tables.ts'

interface Wanted {
  type: ActivityType
  /** From 1. */
  page: number
  pageSize: number
}

/**
 * What a member wrote, newest first. Of what was removed only that it was there.
 * @throws {AppError} `not_found` for nobody's number, and for that of a member who has left
 */
export async function activitiesPage(
  db: Db,
  memberId: number,
  { type, page, pageSize }: Wanted,
): Promise<{ count: number; results: Activity[] }> {
  if (!(await isMember(db, memberId))) throw new AppError('not_found')
  const rows = await written(db, memberId, type)
    .orderBy('created_at', 'desc')
    .orderBy('comment_id', 'desc')
    .orderBy('discussion_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const discussions = await discussionsById(
    db,
    rows.map((row) => row.discussion_id),
  )
  const comments = await commentsById(
    db,
    rows.map((row) => row.comment_id),
  )
  const results = rows.map(({ discussion_id, comment_id, created_at }): Activity => {
    const isComment = comment_id > 0
    const post = discussions.get(discussion_id) ?? null
    return {
      id: isComment ? `comment-${comment_id}` : `post-${discussion_id}`,
      type: isComment ? 'comment' : 'post',
      activity_at: created_at,
      post,
      // Under a post that is gone nothing is shown.
      comment: post && (comments.get(comment_id) ?? null),
    }
  })
  return { count: await countOf(db, memberId, type), results }
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
function written(db: Db, memberId: number, type: ActivityType) {
  const posts = db
    .selectFrom('discussion')
    .select(['id as discussion_id', sql<number>`0`.as('comment_id'), 'created_at'])
    .where('author_id', '=', memberId)
  const comments = db
    .selectFrom('comment')
    .select(['discussion_id', 'id as comment_id', 'created_at'])
    .where('author_id', '=', memberId)
  const rows = { post: posts, comment: comments, all: posts.unionAll(comments) }[type]
  return db.selectFrom(rows.as('written')).select(['discussion_id', 'comment_id', 'created_at'])
}

async function countOf(db: Db, memberId: number, type: ActivityType): Promise<number> {
  const { count } = await db
    .selectFrom(written(db, memberId, type).as('all'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const SHOWN: PostState = 'visible'

async function discussionsById(db: Db, ids: readonly number[]): Promise<Map<number, NonNullable<Activity['post']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('discussion')
    .innerJoin('discussion_topic', 'discussion_topic.id', 'discussion.topic_id')
    .select(['discussion.id', 'slug', 'title', 'body', 'topic_id', 'discussion_topic.name as topic_name'])
    .where('discussion.id', 'in', [...new Set(ids)])
    .where('state', '=', SHOWN)
    .execute()
  return new Map(
    rows.map(({ topic_id, topic_name, ...row }) => [row.id, { ...row, category: { id: topic_id, name: topic_name } }]),
  )
}

async function commentsById(db: Db, ids: readonly number[]): Promise<Map<number, NonNullable<Activity['comment']>>> {
  const wanted = ids.filter((id) => id > 0)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('comment')
    .select(['id', 'body as comment'])
    .where('id', 'in', wanted)
    .where('state', '=', SHOWN)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
