import type { Db } from '#platform/database/schema.ts'
import type { Session } from '../../contract.ts'
import { oldestBeginning } from '../sessions/sessions.ts'

/** Sessions that are listed: more devices than these nobody tells apart. */
const MOST = 100

/** Where a member is logged in: this device first, then those that were used last. */
export async function listSessions(db: Db, member: { id: number; sessionId: string }, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'renewed_at'])
    .where('account_id', '=', member.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '>', oldestBeginning(now))
    .orderBy('renewed_at', 'desc')
    .limit(MOST)
    .execute()
  return rows
    .map(({ renewed_at, ...row }) => ({ ...row, last_used_at: renewed_at, is_current: row.id === member.sessionId }))
    .sort((a, b) => Number(b.is_current) - Number(a.is_current))
}
