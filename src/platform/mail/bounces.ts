import type { Db, Tx } from '#platform/database/schema.ts'
import type { BounceType } from './bounce-types.ts'

export interface Bounce {
  /** In lower case. */
  email: string
  type: BounceType
  /** ISO time. */
  at: string
}

/** Two hard bounces within this time end an address. */
const HARD_WITHIN_MS = 30 * 24 * 3_600_000

/** Records a bounce once; providers report it again when they get no answer. @returns whether it is new */
export async function recordBounce(tx: Tx, { email, type, at }: Bounce): Promise<boolean> {
  const inserted = await tx
    .insertInto('mail_bounce')
    .values({ email, type, at })
    .onConflict((conflict) => conflict.columns(['email', 'type', 'at']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) return false
  if (type === 'complaint' || (type === 'hard' && (await hasOtherHard(tx, email, at))))
    await tx.updateTable('mail_bounce').set({ is_blocking: 1 }).where('id', '=', inserted.id).execute()
  return true
}

async function hasOtherHard(tx: Tx, email: string, at: string): Promise<boolean> {
  const shifted = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
  const other = await tx
    .selectFrom('mail_bounce')
    .select('id')
    .where('email', '=', email)
    .where('type', '=', 'hard')
    .where('at', '<>', at)
    .where('at', '>', shifted(-HARD_WITHIN_MS))
    .where('at', '<', shifted(HARD_WITHIN_MS))
    .executeTakeFirst()
  return other !== undefined
}

/** Lets an address get mail again, until the next hard bounce. A complaint stays. @returns whether there was something to lift */
export async function liftBounces(tx: Tx, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_bounce')
    .set({ is_blocking: 0 })
    .where('email', '=', email)
    .where('type', '<>', 'complaint')
    .where('is_blocking', '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The addresses that get no more mail with a link to leave; for `in`. */
export function selectBlocked(db: Db) {
  return db.selectFrom('mail_bounce').select('email').where('is_blocking', '=', 1)
}

export async function isBlocked(db: Db, email: string): Promise<boolean> {
  return (await selectBlocked(db).where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Addresses with bounces, the one with the last bounce first. */
export async function listBounces(db: Db, page: number, pageSize: number) {
  const groups = db.selectFrom('mail_bounce').groupBy('email')
  const rows = await groups
    .select((row) => [
      'email',
      row.fn.countAll<number | string>().as('times'),
      row.fn.max('at').as('last_at'),
      row.fn.max('is_blocking').as('is_blocking'),
      row.fn.max(row.case().when('type', '=', 'complaint').then(1).else(0).end()).as('has_complaint'),
      row.fn.max(row.case().when('type', '=', 'hard').then(1).else(0).end()).as('has_hard'),
    ])
    .orderBy('last_at', 'desc')
    .orderBy('email')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return rows.map(({ email, times, last_at, is_blocking, has_complaint, has_hard }) => ({
    email,
    times: Number(times),
    last_at,
    is_blocked: is_blocking === 1,
    type: has_complaint === 1 ? ('complaint' as const) : has_hard === 1 ? ('hard' as const) : ('soft' as const),
  }))
}

export async function countBounces(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail_bounce')
    .select((row) => row.fn.count<number | string>('email').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countBlocked(db: Db): Promise<number> {
  const { count } = await selectBlocked(db)
    .clearSelect()
    .select((row) => row.fn.count<number | string>('email').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
