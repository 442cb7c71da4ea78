import { sql } from 'kysely'
import { setWrongPoints } from '#features/accounts/server/public.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import { isPostgres } from '#platform/database/dialect-of.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../../rules.ts'
import { VISIBLE } from '../queries/visible.ts'

export interface WrongCount {
  /** Of the discussion or the member. */
  id: number
  stored: number
  counted: number
}

export interface WrongCounts {
  /** `comment_count` against the visible comments. */
  discussions: WrongCount[]
  /** `points` against the visible discussions and comments, also of removed members. */
  members: WrongCount[]
  /** Number of discussions, visible comments and accounts that were checked. */
  checked: { discussions: number; comments: number; members: number }
}

/** The visible comments of every discussion. */
function commentCounts(db: Db) {
  return db
    .selectFrom('discussion')
    .leftJoin('comment', (join) =>
      join.onRef('comment.discussion_id', '=', 'discussion.id').on('comment.state', '=', VISIBLE),
    )
    .select((row) => ['discussion.id', row.fn.count<number>('comment.id').as('count')])
    .groupBy('discussion.id')
    .as('counted')
}

/** The points of every account. */
function pointCounts(db: Db) {
  const posts = db
    .selectFrom('discussion')
    .select(['author_id', sql<number>`${sql.lit(DISCUSSION_POINTS)}`.as('points')])
    .where('state', '=', VISIBLE)
    .unionAll(
      db
        .selectFrom('comment')
        .select(['author_id', sql<number>`${sql.lit(COMMENT_POINTS)}`.as('points')])
        .where('state', '=', VISIBLE),
    )
  return db
    .selectFrom('account')
    .leftJoin(posts.as('post'), 'post.author_id', 'account.id')
    .select(['account.id', sql<number>`coalesce(sum(post.points), 0)`.as('points')])
    .groupBy('account.id')
    .as('counted')
}

/** Counts everything again. One statement for each kind, so that it sees every concurrent change completely or not at all. */
export async function findWrongCounts(db: Db): Promise<WrongCounts> {
  const discussions = await db
    .selectFrom('discussion')
    .innerJoin(commentCounts(db), 'counted.id', 'discussion.id')
    .select(['discussion.id', 'comment_count as stored', 'counted.count as counted'])
    .whereRef('comment_count', '!=', 'counted.count')
    .orderBy('discussion.id')
    .execute()
  const members = await db
    .selectFrom('account')
    .innerJoin(pointCounts(db), 'counted.id', 'account.id')
    .select(['account.id', 'account.points as stored', 'counted.points as counted'])
    .whereRef('account.points', '!=', 'counted.points')
    .orderBy('account.id')
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

/** Corrects wrong counts while the site runs. Writers wait for it. @returns the wrong counts */
export async function repairCounts({ db }: Pick<Database, 'db'>): Promise<WrongCounts> {
  const wrong = await findWrongCounts(db)
  if (wrong.discussions.length > 0)
    await db.transaction().execute(async (tx) => {
      await lockTable(tx, 'discussion')
      await tx
        .updateTable('discussion')
        .from(commentCounts(tx))
        .set((row) => ({ comment_count: row.ref('counted.count') }))
        .whereRef('counted.id', '=', 'discussion.id')
        .whereRef('comment_count', '!=', 'counted.count')
        .execute()
      await recordChange(tx, 'comments', ...wrong.discussions.map(({ id }) => `discussion:${id}` as const))
    })
  if (wrong.members.length > 0)
    await db.transaction().execute(async (tx) => {
      await lockTable(tx, 'account')
      await setWrongPoints(tx, pointCounts(tx))
      await recordChange(tx, 'comments', ...wrong.members.map(({ id }) => `member:${id}` as const))
    })
  return wrong
}

/**
 * Every change of a count writes to the same table, so none is in progress during the repair. Each transaction locks one
 * table only: with two, it could wait for a writer that waits for it. On SQLite transactions run one after the other anyway.
 */
async function lockTable(tx: Tx, table: 'discussion' | 'account'): Promise<void> {
  if (isPostgres(tx)) await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx)
}
