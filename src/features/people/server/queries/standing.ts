import { sql } from 'kysely'
import { inForce } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Standing } from '../../contract.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Warnings from before this ISO time are forgotten. */
function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - YEAR_MS).toISOString()
}

/** Ids of members with a warning that counts. */
export function warned(db: Db, now: Date) {
  const warnings = db.selectFrom('moderation_entry').select('member_id as id')
  return warnings
    .where(sql<boolean>`action = 'warn'`)
    .where('created_at', '>', forgottenBefore(now))
    .where('undone_at', 'is', null)
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

interface Account {
  id: number
  removed_at: string | null
  verified_at: string | null
}

/** Standing and visible posts of some members, by id. */
export async function readStandings(db: Db, accounts: readonly Account[], now: Date) {
  const ids = accounts.map(({ id }) => id)
  if (ids.length === 0) return new Map<number, { standing: Standing; posts: number }>()
  const posts = await Promise.all((['discussion', 'comment'] as const).map((table) => countByState(db, table, ids)))
  const suspensions = await inForce(db, now.toISOString())
    .select(['account_id', 'until'])
    .where('account_id', 'in', ids)
    .execute()
  const entries = await db
    .selectFrom('moderation_entry')
    .select((row) => ['member_id as id', 'action as state', row.fn.countAll<number | string>().as('count')])
    .where('member_id', 'in', ids)
    .where('action', 'in', ['warn', 'remove'])
    .where('created_at', '>', forgottenBefore(now))
    .where('undone_at', 'is', null)
    .groupBy(['member_id', 'action'])
    .execute()
  const counted = [...posts.flat(), ...entries]
  const count = (id: number, state: string) =>
    counted.reduce((sum, row) => sum + (row.id === id && row.state === state ? Number(row.count) : 0), 0)
  const standingOf = ({ id, removed_at, verified_at }: Account): Standing => {
    const suspension = suspensions.find(({ account_id }) => account_id === id)
    if (removed_at !== null) return { kind: 'closed', count: 0, until: removed_at }
    if (suspension) return { kind: 'suspended', count: 0, until: suspension.until }
    for (const [kind, state] of [
      ['hidden', 'hidden'],
      ['warned', 'warn'],
      ['removed', 'remove'],
    ] as const)
      if (count(id, state) > 0) return { kind, count: count(id, state), until: null }
    return { kind: verified_at === null ? 'unverified' : 'good', count: 0, until: null }
  }
  return new Map(
    accounts.map((account) => [account.id, { standing: standingOf(account), posts: count(account.id, 'visible') }]),
  )
}

function countByState(db: Db, table: 'discussion' | 'comment', ids: readonly number[]) {
  return db
    .selectFrom(table)
    .select((row) => ['author_id as id', 'state', row.fn.countAll<number | string>().as('count')])
    .where('author_id', 'in', ids)
    .groupBy(['author_id', 'state'])
    .execute()
}
