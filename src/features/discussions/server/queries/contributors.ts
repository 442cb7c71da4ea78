import { sql } from 'kysely'
import { authorsById } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { COMMENT_POINTS, DISCUSSION_POINTS } from '../../rules.ts'
import type { Contributor } from '../../schemas.ts'
import { VISIBLE } from './visible.ts'

const CONTRIBUTORS = 10
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The members with most points. */
export async function listContributors(db: Db): Promise<Contributor[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'points'])
    .where('points', '>', 0)
    .where('removed_at', 'is', null)
    .orderBy('points', 'desc')
    .orderBy('id')
    .limit(CONTRIBUTORS)
    .execute()
  return withAuthors(db, rows)
}

/** The members with most points for visible posts of the last seven days. */
export async function listContributorsOfWeek(db: Db, now: Date): Promise<Contributor[]> {
  const since = new Date(now.getTime() - WEEK_MS).toISOString()
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('discussion')
        .select(['author_id', sql<number>`${sql.lit(DISCUSSION_POINTS)}`.as('points')])
        .where('state', '=', VISIBLE)
        .where('created_at', '>', since)
        .unionAll(
          from
            .selectFrom('comment')
            .select(['author_id', sql<number>`${sql.lit(COMMENT_POINTS)}`.as('points')])
            .where('state', '=', VISIBLE)
            .where('created_at', '>', since),
        )
        .as('post'),
    )
    .innerJoin('account', 'account.id', 'post.author_id')
    .select((row) => ['author_id as id', row.fn.sum<number>('post.points').as('points')])
    .where('account.removed_at', 'is', null)
    .groupBy('author_id')
    .orderBy('points', 'desc')
    .orderBy('author_id')
    .limit(CONTRIBUTORS)
    .execute()
  return withAuthors(db, rows)
}

async function withAuthors(db: Db, rows: readonly { id: number; points: number }[]): Promise<Contributor[]> {
  const authorIds = rows.map((row) => row.id)
  const authors = await authorsById(db, authorIds)
  return rows.flatMap(({ id, points }) => {
    const author = authors.get(id)
    return author ? [{ ...author, points: Number(points) }] : []
  })
}
