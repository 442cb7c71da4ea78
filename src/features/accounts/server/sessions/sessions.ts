import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import { LONGEST_SESSION_MS, makeToken, REFRESH_MS, type TokenClaims } from './session-tokens.ts'

export interface Tokens {
  access: string
  refresh: string
}

/** Where a session was begun; both may be empty. */
export interface SessionOrigin {
  /** In plain words. */
  device: string
  /** By `networkMark`. */
  network: string
}

/** Begins a session: one sign-in on one device. */
export async function startSession(
  tx: Tx,
  secret: Secret,
  accountId: number,
  now: Date,
  origin: SessionOrigin = { device: '', network: '' },
): Promise<Tokens> {
  const id = randomUUID()
  const at = now.toISOString()
  await tx
    .insertInto('session')
    .values({
      id,
      account_id: accountId,
      generation: 1,
      ...origin,
      created_at: at,
      renewed_at: at,
      expires_at: expiryOf(now),
    })
    .execute()
  return tokensOf(secret, { accountId, sessionId: id, generation: 1 }, { begunAt: now, renewedAt: now, now })
}

interface Times {
  begunAt: Date
  renewedAt: Date
  now: Date
}

/** The tokens of a session; none of them outlives it. The same refresh token however often it is made for one renewal. */
export async function tokensOf(
  secret: Secret,
  claims: TokenClaims,
  { begunAt, renewedAt, now }: Times,
): Promise<Tokens> {
  const end = new Date(begunAt.getTime() + LONGEST_SESSION_MS)
  const [access, refresh] = await Promise.all([
    makeToken(secret, 'access', claims, now, end),
    makeToken(secret, 'refresh', claims, renewedAt, end),
  ])
  return { access, refresh }
}

/** Ends a session; its tokens open nothing from now on. @returns whether it went on until now */
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
 * Ends every session of an account, on all devices.
 * @param exceptId a session that goes on: the one from which the member asked for it
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

/** Lets go of sessions that can't be renewed any more. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
}

/** Until when a session can be renewed that was renewed now. */
export function expiryOf(now: Date): string {
  return new Date(now.getTime() + REFRESH_MS).toISOString()
}

/** Sessions that were begun before this are over. */
export function oldestBeginning(now: Date): string {
  return new Date(now.getTime() - LONGEST_SESSION_MS).toISOString()
}
