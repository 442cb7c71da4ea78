import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { refreshToken } from '../../contract.ts'
import { getAccount } from '../queries/accounts.ts'
import { logSecurity } from '../security-log.ts'
import { readToken, type TokenClaims } from './session-tokens.ts'
import {
  endSession,
  expiryOf,
  makeTokens,
  markSeen,
  oldestActiveStart,
  type SessionTokens,
  staffExpiryOf,
} from './sessions.ts'

/**
 * Exchanges a refresh token for new tokens. A token that is used twice ends its session, because somebody has copied it.
 * With the `Idempotency-Key` of the first use the response was lost on the way, and the same tokens are returned.
 * @throws {AppError} `token_not_valid`
 */
export async function renewSession(call: Call<typeof refreshToken>): Promise<SessionTokens> {
  const { db, context, input, idempotencyKey, now } = call
  const claims = await readToken(context.secret, 'refresh', input.refresh, now)
  if (claims === undefined) throw new AppError('token_not_valid')
  const next = await advance(db, claims, idempotencyKey, now)
  if (next === undefined) {
    await endReusedSession(call, claims)
    throw new AppError('token_not_valid')
  }
  await markSeen(db, claims.accountId, now)
  const times = { startedAt: new Date(next.created_at), renewedAt: new Date(next.renewed_at), now }
  return makeTokens(context.secret, { ...claims, generation: claims.generation + 1 }, times)
}

/** Moves a session to its next refresh token. @returns undefined if the token is not the current one */
async function advance(db: Db, { sessionId, generation }: TokenClaims, idempotencyKey: string | undefined, now: Date) {
  const moved = await db
    .updateTable('session')
    .set((row) => ({
      generation: generation + 1,
      renewal_key: idempotencyKey ?? null,
      renewed_at: now.toISOString(),
      expires_at: row.case().when('second_factor_at', 'is', null).then(expiryOf(now)).else(staffExpiryOf(now)).end(),
    }))
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '>', oldestActiveStart(now))
    .where('ended_at', 'is', null)
    .returning(['created_at', 'renewed_at'])
    .executeTakeFirst()
  if (moved) return moved
  return db
    .selectFrom('session')
    .select(['created_at', 'renewed_at'])
    .where('id', '=', sessionId)
    .where('generation', '=', generation + 1)
    .where('renewal_key', '=', idempotencyKey ?? '')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Ends the session of a token that was used before and sends its member one mail. */
async function endReusedSession({ db, now, log, ip }: Call<typeof refreshToken>, claims: TokenClaims): Promise<void> {
  const { sessionId, accountId, generation } = claims
  const isReused = await db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['generation', 'device'])
      .where('id', '=', sessionId)
      .executeTakeFirst()
    if (!(await endSession(tx, sessionId, now))) return false
    // If no newer token exists, the session was only too old.
    if (session === undefined || session.generation <= generation) return false
    const { email, first_name: name } = await getAccount(tx, accountId)
    const data = { name, device: session.device }
    await queueMail(tx, { kind: 'session-ended', recipient: email ?? '', data }, now)
    return true
  })
  if (!isReused) return
  logSecurity({ log, ip }, 'refresh_token_reused', { accountId })
}
