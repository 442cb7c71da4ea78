import type { Db } from '#platform/database/schema.ts'
import { type Secret, sign } from '#platform/secret/secret.ts'
import { REFRESH_MS } from './session-tokens.ts'
import type { Attempt } from './sign-in-limits.ts'

/** Sessions store this hash of a network: it can be compared, but not read. */
export function hashNetwork(secret: Secret, network: string): string {
  return sign(secret, 'session-network', [network])
}

/** Whether the member with this email has used a session from this network in the last thirty days. */
export async function isKnownNetwork(db: Db, secret: Secret, { email, network }: Attempt, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('account.email', '=', email)
    .where('session.network', '=', hashNetwork(secret, network))
    .where('session.renewed_at', '>', new Date(now.getTime() - REFRESH_MS).toISOString())
    .executeTakeFirst()
  return session !== undefined
}
