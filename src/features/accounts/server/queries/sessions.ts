import type { Db } from '#platform/database/schema.ts'
import type { Session } from '../../contract.ts'
import { oldestActiveStart } from '../sessions/sessions.ts'

/** Number of listed sessions. A member can't tell more devices apart. */
const MAX_LISTED = 100

/** Active sessions of a member: this device first, then the last used ones. */
export async function listSessions(db: Db, member: { id: number; sessionId: string }, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'renewed_at'])
    .where('account_id', '=', member.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '>', oldestActiveStart(now))
    .orderBy('renewed_at', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return rows
    .map(({ renewed_at, ...row }) => ({ ...row, last_used_at: renewed_at, is_current: row.id === member.sessionId }))
    .sort((a, b) => Number(b.is_current) - Number(a.is_current))
}
