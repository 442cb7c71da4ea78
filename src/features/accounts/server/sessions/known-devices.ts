import type { Db } from '#platform/database/schema.ts'
import type { AccountRow } from '../queries/accounts.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Whether a login is on a kind of device that the account has not used for as long as sessions are stored. The first login of a
 * new account is none.
 * @param device from `deviceOf`; networks do not count, because those of phones change all the time
 */
export async function isNewDevice(
  db: Db,
  { id, verified_at }: Pick<AccountRow, 'id' | 'verified_at'>,
  device: string,
  now: Date,
): Promise<boolean> {
  const sessions = await db.selectFrom('session').select('device').distinct().where('account_id', '=', id).execute()
  if (sessions.length > 0) return !sessions.some((session) => session.device === device)
  return verified_at !== null && now.getTime() - Date.parse(verified_at) > DAY_MS
}
