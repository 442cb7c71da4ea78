import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import { LONGEST_SESSION_MS, makeToken, REFRESH_MS, type TokenClaims } from './session-tokens.ts'

export interface SessionTokens {
  access: string
  refresh: string
}

/** The device and network that started a session. Both may be empty. */
export interface SessionOrigin {
  /** In plain words. */
  device: string
  /** From `hashNetwork`. */
  network: string
}

/**
 * Starts a session: one login on one device.
 * @param isChecked whether the second factor was checked at the login
 */
export async function startSession(
  tx: Tx,
  secret: Secret,
  accountId: number,
  now: Date,
  { isChecked = false, device = '', network = '' }: Partial<SessionOrigin> & { isChecked?: boolean } = {},
): Promise<SessionTokens> {
  const id = randomUUID()
  const at = now.toISOString()
  await tx
    .insertInto('session')
    .values({
      id,
      account_id: accountId,
      generation: 1,
      device,
      network,
      created_at: at,
      renewed_at: at,
      second_factor_at: isChecked ? at : null,
      expires_at: isChecked ? staffExpiryOf(now) : expiryOf(now),
    })
    .execute()
  await markSeen(tx, accountId, now)
  return makeTokens(secret, { accountId, sessionId: id, generation: 1 }, { startedAt: now, renewedAt: now, now })
}

/** For the order of members by their last visit. */
export async function markSeen(db: Db, accountId: number, now: Date): Promise<void> {
  await db.updateTable('account').set({ last_seen_at: now.toISOString() }).where('id', '=', accountId).execute()
}

/** The tokens of a session; they never outlive it. Repeated calls for one renewal return the same refresh token. */
export async function makeTokens(
  secret: Secret,
  claims: TokenClaims,
  { startedAt, renewedAt, now }: { startedAt: Date; renewedAt: Date; now: Date },
): Promise<SessionTokens> {
  const end = new Date(startedAt.getTime() + LONGEST_SESSION_MS)
  const [access, refresh] = await Promise.all([
    makeToken(secret, 'access', claims, now, end),
    makeToken(secret, 'refresh', claims, renewedAt, end),
  ])
  return { access, refresh }
}

/** Ends a session, so that its tokens are rejected. @returns false if it had ended before */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/**
 * Ends the sessions of an account on all devices.
 * @param exceptId the session of the request, which stays open
 */
export async function endAllSessions(tx: Tx, accountId: number, now: Date, exceptId?: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute()
}

/** Deletes sessions that ended long ago. Until then their devices are known, so that their owner gets no mail about them. */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LONGEST_SESSION_MS).toISOString()
  await db.deleteFrom('session').where('expires_at', '<', oldest).execute()
}

/** When a session that is renewed now expires, as ISO time. */
export function expiryOf(now: Date): string {
  return new Date(now.getTime() + REFRESH_MS).toISOString()
}

/** A session whose second factor was checked ends after this time without a renewal, in ms. */
const STAFF_IDLE_MS = 12 * 60 * 60 * 1000

/** As `expiryOf`, for a session whose second factor was checked. */
export function staffExpiryOf(now: Date): string {
  return new Date(now.getTime() + STAFF_IDLE_MS).toISOString()
}

/** Sessions that started before this ISO time have ended. */
export function oldestActiveStart(now: Date): string {
  return new Date(now.getTime() - LONGEST_SESSION_MS).toISOString()
}
