import type { Identify } from '#platform/http/member.ts'
import { readToken } from './session-tokens.ts'

/** Finds the member of an access token. Checks signature and expiry, then that the session has not ended. */
export const identify: Identify = async ({ db, secret, now }, token) => {
  const claims = await readToken(secret, 'access', token, now)
  if (claims === undefined) return undefined
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.role', 'session.second_factor_at'])
    .where('session.id', '=', claims.sessionId)
    .where('session.ended_at', 'is', null)
    .where('account.removed_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { second_factor_at, ...account } = row
  return { ...account, sessionId: claims.sessionId, secondFactor: second_factor_at !== null }
}
