import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { AccountTable } from '../tables.ts'

/** A member as one whom the site writes to, or decides about. */
export interface MemberKnown {
  id: number
  email: string
  first_name: string
  last_name: string
  role: AccountTable['role']
  is_verified: boolean
  /** When the account was made, ISO time. */
  created_at: string
}

/** Members by their number; those who have left are not among them. */
export async function membersById(db: Db, ids: readonly number[]): Promise<Map<number, MemberKnown>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'verified_at', 'created_at'])
    .where('id', 'in', wanted)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ verified_at, email, ...row }) => [
      row.id,
      { ...row, email: email ?? '', is_verified: verified_at !== null },
    ]),
  )
}

/** Locks a member's row until the transaction ends. */
export async function lockMember(tx: Tx, id: number): Promise<void> {
  await lock(tx, tx.selectFrom('account').select('id').where('id', '=', id)).execute()
}
