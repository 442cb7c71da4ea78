import { type NotNull, sql } from 'kysely'
import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { selectBlocked } from '#platform/mail/bounces.ts'
import type { Preference } from '../../contract.ts'

/** The emails of all verified members with a mail preference. */
export async function listSubscribed(db: Db, preference: Preference): Promise<string[]> {
  const rows = await selectSubscribed(db, preference).orderBy('id').execute()
  return rows.flatMap((row) => row.email ?? [])
}

/** How many members `listSubscribed` lists. */
export async function countSubscribed(db: Db, preference: Preference): Promise<number> {
  const { count } = await selectSubscribed(db, preference)
    .clearSelect()
    .select((row) => row.fn.count<number>('email').as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether the member with this email still has a mail preference. */
export async function wantsMail(db: Db, email: string, preference: Preference): Promise<boolean> {
  return (await selectSubscribed(db, preference).where('email', '=', email).executeTakeFirst()) !== undefined
}

/** The members among these who are verified and want mails about responses, with their emails by id. */
export async function listSubscribedAddresses(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await selectSubscribed(db, 'email_community_responses').select('id').where('id', 'in', ids).execute()
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])))
}

/** The members among these whom a mail can reach: verified, not closed, and their address has not bounced. By id. */
export async function listReachable(db: Db, ids: readonly number[]) {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('account')
      .select(['id', 'email', 'first_name'])
      .$narrowType<{ email: NotNull }>()
      .where('id', 'in', chunk)
      .where('verified_at', 'is not', null)
      .where('removed_at', 'is', null)
      .where('email', 'not in', selectBlocked(db))
      .execute(),
  )
  return new Map(rows.map(({ id, ...reachable }) => [id, reachable]))
}

/** The accounts of verified members with a mail preference, with their emails. */
export function selectSubscribed(db: Db, preference: Preference) {
  return (
    db
      .selectFrom('account')
      .select('email')
      // Not a parameter: SQLite must see that an index of such accounts has all of them.
      .where(preference, '=', sql.lit(1))
      .where('verified_at', 'is not', null)
      .where('removed_at', 'is', null)
  )
}

/** Turns a mail preference off, for a member who follows the link of a mail without logging in. @returns whether it was on */
export async function unsubscribePreference(tx: Tx, email: string, preference: Preference): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ [preference]: 0 })
    .where('email', '=', email)
    .where(preference, '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
