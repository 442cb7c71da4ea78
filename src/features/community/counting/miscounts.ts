import { sql } from 'kysely'
import type { Db } from '#server/database/schema.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../points.ts'
import { VISIBLE } from '../queries/visible.ts'

/** A number that is kept beside what it counts, and is not right. */
export interface Miscount {
  /** Of the discussion or the member. */
  id: number
  /** What is kept. */
  is: number
  shouldBe: number
}

export interface Miscounts {
  /** `comment_count` against the visible comments. */
  discussions: Miscount[]
  /** `points` against the visible discussions and comments; also of those who have left. */
  members: Miscount[]
  /** How many there are altogether: discussions, visible comments, accounts. */
  checked: { discussions: number; comments: number; members: number }
}

/** Counts everything again. Each kind in one statement: what changes meanwhile is seen as a whole or not at all. */
export async function findMiscounts(db: Db): Promise<Miscounts> {
  return {
    discussions: await listWrongDiscussions(db),
    members: await listWrongMembers(db),
    checked: {
      discussions: await countOf(db, 'discussion'),
      comments: await countVisibleComments(db),
      members: await countOf(db, 'account'),
    },
  }
}

/** @param ids looks at these only */
export function listWrongDiscussions(db: Db, ids?: readonly number[]): Promise<Miscount[]> {
  return db
    .selectFrom('discussion')
    .leftJoin(
      (from) =>
        from
          .selectFrom('comment')
          .select((row) => ['discussion_id', row.fn.countAll<number>().as('number')])
          .where('state', '=', VISIBLE)
          .$if(ids !== undefined, (query) => query.where('discussion_id', 'in', ids ?? []))
          .groupBy('discussion_id')
          .as('counted'),
      (join) => join.onRef('counted.discussion_id', '=', 'discussion.id'),
    )
    .select(['discussion.id', 'comment_count as is', sql<number>`coalesce(counted.number, 0)`.as('shouldBe')])
    .where('comment_count', '!=', sql<number>`coalesce(counted.number, 0)`)
    .$if(ids !== undefined, (query) => query.where('discussion.id', 'in', ids ?? []))
    .orderBy('discussion.id')
    .execute()
}

/** @param ids looks at these only */
export function listWrongMembers(db: Db, ids?: readonly number[]): Promise<Miscount[]> {
  return db
    .selectFrom('account')
    .leftJoin(pointsByAuthor(db, ids).as('counted'), (join) => join.onRef('counted.author_id', '=', 'account.id'))
    .select(['account.id', 'points as is', sql<number>`coalesce(counted.sum, 0)`.as('shouldBe')])
    .where('points', '!=', sql<number>`coalesce(counted.sum, 0)`)
    .$if(ids !== undefined, (query) => query.where('account.id', 'in', ids ?? []))
    .orderBy('account.id')
    .execute()
}

function pointsByAuthor(db: Db, ids: readonly number[] | undefined) {
  return db
    .selectFrom(
      pointsOf(db, 'discussion', ids)
        .unionAll(pointsOf(db, 'comment', ids))
        .as('written'),
    )
    .select((row) => ['author_id', row.fn.sum<number>('each').as('sum')])
    .groupBy('author_id')
}

const POINTS = { discussion: DISCUSSION_POINTS, comment: COMMENT_POINTS } as const

function pointsOf(db: Db, table: keyof typeof POINTS, ids: readonly number[] | undefined) {
  return db
    .selectFrom(table)
    .select(['author_id', sql<number>`${sql.lit(POINTS[table])}`.as('each')])
    .where('state', '=', VISIBLE)
    .$if(ids !== undefined, (query) => query.where('author_id', 'in', ids ?? []))
}

async function countOf(db: Db, table: 'discussion' | 'account'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countVisibleComments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', VISIBLE)
    .executeTakeFirstOrThrow()
  return Number(count)
}
