import type { Db, Tx } from '#platform/database/schema.ts'
import type { Preference } from '../../contract.ts'

/** The addresses of all verified members who want mail of a kind. */
export async function listSubscribed(db: Db, preference: Preference): Promise<string[]> {
  const rows = await wishing(db, preference).orderBy('id').execute()
  return rows.flatMap((row) => row.email ?? [])
}

/** Whether the member of an address still wants mail of a kind. */
export async function wantsMail(db: Db, email: string, preference: Preference): Promise<boolean> {
  return (await wishing(db, preference).where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Of some members those who are verified and want mail of a kind, with their addresses. */
export async function listSubscribedAddresses(
  db: Db,
  preference: Preference,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await wishing(db, preference).select('id').where('id', 'in', ids).execute()
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])))
}

function wishing(db: Db, preference: Preference) {
  return db
    .selectFrom('account')
    .select('email')
    .where(preference, '=', 1)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
}

/** Takes a wish back, for a member who follows the link of a mail instead of logging in. */
export async function unsubscribePreference(tx: Tx, email: string, preference: Preference): Promise<void> {
  await tx
    .updateTable('account')
    .set({ [preference]: 0 })
    .where('email', '=', email)
    .execute()
}
