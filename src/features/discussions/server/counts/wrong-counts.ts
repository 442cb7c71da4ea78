import { sql } from 'kysely'
import type { Db } from '#platform/database/schema.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../../points.ts'
import { VISIBLE } from '../queries/visible.ts'

/** A number that is kept beside what it counts, and is not right. */
export interface WrongCount {
  /** Of the discussion or the member. */
  id: number
  /** What is kept. */
  is: number
  shouldBe: number
}

export interface WrongCounts {
  /** `comment_count` against the visible comments. */
  discussions: WrongCount[]
  /** `points` against the visible discussions and comments; also of those who have left. */
  members: WrongCount[]
  /** How many there are altogether: discussions, visible comments, accounts. */
  checked: { discussions: number; comments: number; members: number }
}

/** What `comment_count` of a row of `discussion` should be. */
export const COMMENT_COUNT = sql<number>`(
  select count(*) from comment where comment.discussion_id = discussion.id and comment.state = ${VISIBLE})`

/** What `points` of a row of `account` should be. */
export const POINTS = sql<number>`(
  select count(*) from discussion where discussion.author_id = account.id and discussion.state = ${VISIBLE}
) * ${sql.lit(DISCUSSION_POINTS)} + (
  select count(*) from comment where comment.author_id = account.id and comment.state = ${VISIBLE}
) * ${sql.lit(COMMENT_POINTS)}`

/** Counts everything again. Each kind in one statement: what changes meanwhile is seen as a whole or not at all. */
export async function findWrongCounts(db: Db): Promise<WrongCounts> {
  const discussions = await db
    .selectFrom('discussion')
    .select(['id', 'comment_count as is', COMMENT_COUNT.as('shouldBe')])
    .where('comment_count', '!=', COMMENT_COUNT)
    .orderBy('id')
    .execute()
  const members = await db
    .selectFrom('account')
    .select(['id', 'points as is', POINTS.as('shouldBe')])
    .where('points', '!=', POINTS)
    .orderBy('id')
    .execute()
  const checked = await db
    .selectNoFrom([
      sql<number>`(select count(*) from discussion)`.as('discussions'),
      sql<number>`(select count(*) from comment where state = ${VISIBLE})`.as('comments'),
      sql<number>`(select count(*) from account)`.as('members'),
    ])
    .executeTakeFirstOrThrow()
  return { discussions, members, checked }
}
