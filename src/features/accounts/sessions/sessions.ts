import { randomUUID } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { Db, Tx } from '#server/database/schema.ts'
import type { Secret } from '#server/secret/secret.ts'
import { makeToken, REFRESH_MS, readToken, type TokenClaims } from './tokens.ts'

export interface Tokens {
  access: string
  refresh: string
}

/** Begins a session: one sign-in on one device. */
export async function startSession(tx: Tx, secret: Secret, accountId: number, now: Date): Promise<Tokens> {
  const id = randomUUID()
  const at = now.toISOString()
  await tx
    .insertInto('session')
    .values({ id, account_id: accountId, generation: 1, created_at: at, renewed_at: at, expires_at: expiryOf(now) })
    .execute()
  return tokensOf(secret, { accountId, sessionId: id, generation: 1 }, now, now)
}

/**
 * Exchanges a refresh token for the next ones. A token that comes a second time ends its session, because one of the two
 * who have it is not its owner; except with the `Idempotency-Key` of the first time: then the answer was lost on the
 * way, and is given again.
 * @throws {AppError} `token_not_valid`
 */
export async function renewSession(
  db: Db,
  secret: Secret,
  { refresh, onceKey, now }: { refresh: string; onceKey: string | undefined; now: Date },
): Promise<Tokens> {
  const claims = await readToken(secret, 'refresh', refresh, now)
  if (claims === undefined) throw new AppError('token_not_valid')
  const next = await advance(db, claims, onceKey, now)
  if (next === undefined) {
    await endSession(db, claims.sessionId, now)
    throw new AppError('token_not_valid')
  }
  return tokensOf(secret, { ...claims, generation: next.generation }, next.renewedAt, now)
}

/** Moves a session to its next refresh token. @returns undefined when the token is not the one that is good */
async function advance(db: Db, { sessionId, generation }: TokenClaims, onceKey: string | undefined, now: Date) {
  const moved = await db
    .updateTable('session')
    .set({
      generation: generation + 1,
      renewal_key: onceKey ?? null,
      renewed_at: now.toISOString(),
      expires_at: expiryOf(now),
    })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (moved) return { generation: generation + 1, renewedAt: now }
  const lost = await db
    .selectFrom('session')
    .select('renewed_at')
    .where('id', '=', sessionId)
    .where('generation', '=', generation + 1)
    .where('renewal_key', '=', onceKey ?? '')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return lost && { generation: generation + 1, renewedAt: new Date(lost.renewed_at) }
}

async function tokensOf(secret: Secret, claims: TokenClaims, renewedAt: Date, now: Date): Promise<Tokens> {
  const [access, refresh] = await Promise.all([
    makeToken(secret, 'access', claims, now),
    makeToken(secret, 'refresh', claims, renewedAt),
  ])
  return { access, refresh }
}

/** Ends a session; its tokens open nothing from now on. */
export async function endSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of an account, on all devices. */
export async function endAllSessions(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Lets go of sessions that can't be renewed any more. */
export async function forgetOldSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now.toISOString()).execute()
}

function expiryOf(now: Date): string {
  return new Date(now.getTime() + REFRESH_MS).toISOString()
}
