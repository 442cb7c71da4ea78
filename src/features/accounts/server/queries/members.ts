import { hasAccess, type Role } from '#core/roles.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { findSuspension } from './suspensions.ts'

/** A member to whom the site sends mail, or about whom a moderator decides. */
export interface MemberContact {
  id: number
  email: string
  first_name: string
  last_name: string
  role: Role
  is_verified: boolean
  /** ISO time. */
  created_at: string
}

/** Members by id, without deleted accounts. */
export async function membersById(db: Db, ids: readonly number[]): Promise<Map<number, MemberContact>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'role', 'verified_at', 'created_at'])
    .where('id', 'in', uniqueIds)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ verified_at, email, ...row }) => [
      row.id,
      { ...row, email: email ?? '', is_verified: verified_at !== null },
    ]),
  )
}

/** Whether a person may edit the site: an editor who is neither suspended nor gone. */
export async function isActiveEditor(db: Db, id: number, now: Date): Promise<boolean> {
  const member = (await membersById(db, [id])).get(id)
  if (member === undefined || !hasAccess(member.role, 'editor')) return false
  return (await findSuspension(db, id, now)) === undefined
}

/** Locks a member's row until the transaction ends. */
export async function lockMember(tx: Tx, id: number): Promise<void> {
  await lock(tx, tx.selectFrom('account').select('id').where('id', '=', id)).execute()
}
