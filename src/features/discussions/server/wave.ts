import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/schema.ts'
import { DAY_MS } from './queries/posting-eligibility.ts'

/** So many posts of accounts younger than a day within ten minutes are a wave of spam. */
const POSTS = 30
const WINDOW_MS = 10 * 60_000

interface Wave {
  posts: number
  accounts: number
}

/** Whether the posts of young accounts of the last ten minutes, in any state, are a wave; then their next posts wait for a moderator. */
export async function findWave(db: Db, now: Date): Promise<Wave | undefined> {
  const young = youngSince(now)
  const since = new Date(now.getTime() - WINDOW_MS).toISOString()
  // Few accounts are young, and the posts of each are found by an index.
  const { rows } = await sql<{ posts: number | string; accounts: number | string }>`
    with young as (select id from account where created_at > ${young}),
    posts as (
      select author_id from discussion where author_id in (select id from young) and created_at > ${since}
      union all
      select author_id from comment where author_id in (select id from young) and created_at > ${since})
    select count(*) as posts, count(distinct author_id) as accounts from posts`.execute(db)
  const [posts, accounts] = [Number(rows[0]?.posts), Number(rows[0]?.accounts)]
  return posts >= POSTS ? { posts, accounts } : undefined
}

/** Visible and hidden posts of the last hour by accounts younger than a day, or all such posts of one member. */
export async function listPostsToHide(db: Db, by: { wave: Date } | { memberId: number }) {
  const postsOf = (table: 'discussion' | 'comment') => {
    const posts = db.selectFrom(table).select('id').where('state', 'in', ['visible', 'hidden'])
    if ('memberId' in by) return posts.where('author_id', '=', by.memberId).orderBy('id')
    const authors = db.selectFrom('account').select('id').where('created_at', '>', youngSince(by.wave))
    const since = new Date(by.wave.getTime() - 6 * WINDOW_MS).toISOString()
    return posts.where('author_id', 'in', authors).where('created_at', '>', since).orderBy('id')
  }
  const [discussions, comments] = [await postsOf('discussion').execute(), await postsOf('comment').execute()]
  return [
    ...discussions.map(({ id }) => ({ target: 'post' as const, id })),
    ...comments.map(({ id }) => ({ target: 'comment' as const, id })),
  ]
}

/** Accounts created after this time are young. */
function youngSince(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString()
}

/** Whether an account of this age waits for a moderator, or cannot post at all. */
export async function isHeld(tx: Tx, createdAt: string, now: Date): Promise<'paused' | 'waits' | undefined> {
  if (createdAt <= youngSince(now)) return undefined
  const pause = await findPause(tx, now)
  if (pause !== undefined) return 'paused'
  return (await findWave(tx, now)) === undefined ? undefined : 'waits'
}

/** Until when accounts younger than a day cannot post; undefined when they can. */
export async function findPause(db: Db, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('posting_pause')
    .select('until')
    .where('until', '>', now.toISOString())
    .executeTakeFirst()
  return row?.until
}

/** Pauses accounts younger than a day, or ends the pause. */
export async function setPause(tx: Tx, until: Date | null): Promise<void> {
  await tx.deleteFrom('posting_pause').execute()
  if (until) await tx.insertInto('posting_pause').values({ until: until.toISOString() }).execute()
}
