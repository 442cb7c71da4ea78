import type { Db } from '#platform/database/schema.ts'

/** Which of some members can't post for the time being. */
export async function listSuspended(db: Db, memberIds: readonly number[], now: Date): Promise<number[]> {
  if (memberIds.length === 0) return []
  const rows = await inForce(db, now.toISOString()).select('account_id').where('account_id', 'in', memberIds).execute()
  return rows.map((row) => row.account_id)
}

/** A member's suspension as long as it is in force, or undefined. */
export function findSuspension(db: Db, memberId: number, now: Date) {
  return inForce(db, now.toISOString()).selectAll().where('account_id', '=', memberId).executeTakeFirst()
}

/** A query of the suspensions that are in force. @param now ISO time */
export function inForce(db: Db, now: string) {
  return db.selectFrom('suspension').where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
}
