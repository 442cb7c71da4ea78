import { sql } from 'kysely'
import { inForce } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Standing } from '../../contract.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Warnings from before this ISO time are forgotten. */
function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - YEAR_MS).toISOString()
}

/** Decisions that count: not forgotten, taken back, or lifted after an appeal. */
function inEffect(db: Db, now: Date) {
  return db
    .selectFrom('moderation_entry')
    .where('created_at', '>', forgottenBefore(now))
    .where('undone_at', 'is', null)
    .where(({ exists, not, selectFrom }) => {
      const appeal = selectFrom('appeal').whereRef('appeal.entry_id', '=', 'moderation_entry.id').select('appeal.id')
      const answered = appeal.innerJoin('moderation_entry as answer', 'answer.id', 'answer_id')
      return not(exists(answered.where('answer.action', '=', 'lift')))
    })
}

/** Ids of members with a warning that counts. */
export function warned(db: Db, now: Date) {
  return inEffect(db, now).select('member_id as id').where(sql<boolean>`action = 'warn'`)
}

export function suspended(db: Db, now: Date) {
  return inForce(db, now.toISOString()).select('account_id as id')
}

/** Ids of members about whom somebody decided, or with a post that waits for a decision. */
export function needsLook(db: Db, now: Date) {
  const hidden = (table: 'discussion' | 'comment') =>
    db.selectFrom(table).select('author_id as id').where(sql<boolean>`state = 'hidden'`)
  return suspended(db, now)
    .union(warned(db, now).$castTo<{ id: number }>())
    .union(hidden('discussion'))
    .union(hidden('comment'))
}

/** What counts, by its standing, the worst first. */
const COUNTED = [
  ['hidden', 'hidden'],
  ['warned', 'warn'],
  ['removed', 'remove'],
] as const

interface Account {
  id: number
  removed_at: string | null
  verified_at: string | null
}

/** Reads what is known of some members. @returns the standing and the visible posts of one of them */
export async function readStandings(db: Db, accounts: readonly Account[], now: Date) {
  const ids = accounts.map(({ id }) => id)
  const suspensions = await inForce(db, now.toISOString()).selectAll().where('account_id', 'in', ids).execute()
  type Counted = { id: number; what: string }
  const posts = (table: 'discussion' | 'comment') =>
    db.selectFrom(table).select(['author_id as id', 'state as what']).where('author_id', 'in', ids).$castTo<Counted>()
  const decisions = inEffect(db, now)
    .select(['member_id as id', 'action as what'])
    .where('member_id', 'in', ids)
    .where('action', 'in', ['warn', 'remove'])
    .where(({ eb, exists, not, or, selectFrom }) => {
      const later = selectFrom('moderation_entry as later')
        .select('later.id')
        .whereRef('later.target', '=', 'moderation_entry.target')
        .whereRef('later.target_id', '=', 'moderation_entry.target_id')
        .whereRef('later.id', '>', 'moderation_entry.id')
        .where('later.action', '=', 'restore')
        .where('later.undone_at', 'is', null)
      // A post that is shown again, e.g. because a warning about it was lifted, does not count.
      return or([eb('action', '=', 'warn'), not(exists(later))])
    })
    .$castTo<Counted>()
  const rows = await db
    .selectFrom(posts('discussion').unionAll(posts('comment')).unionAll(decisions).as('each'))
    .select((row) => ['id', 'what', row.fn.countAll<number | string>().as('count')])
    .groupBy(['id', 'what'])
    .execute()
  const counts = new Map(rows.map(({ id, what, count }) => [`${id} ${what}`, Number(count)]))
  return (account: Account) => {
    const countOf = (what: string) => counts.get(`${account.id} ${what}`) ?? 0
    const suspension = suspensions.find(({ account_id }) => account_id === account.id)
    return { standing: standingOf(account, suspension, countOf), posts: countOf('visible') }
  }
}

function standingOf(
  { removed_at, verified_at }: Account,
  suspension: { until: string | null } | undefined,
  countOf: (what: string) => number,
): Standing {
  if (removed_at !== null) return { kind: 'closed', count: 0, until: removed_at }
  if (suspension) return { kind: 'suspended', count: 0, until: suspension.until }
  for (const [kind, what] of COUNTED) if (countOf(what) > 0) return { kind, count: countOf(what), until: null }
  return { kind: verified_at === null ? 'unverified' : 'good', count: 0, until: null }
}
