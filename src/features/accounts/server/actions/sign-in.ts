import type { OutputOf } from '#core/endpoint.ts'
import { inputError } from '#core/errors.ts'
import type { Call } from '#platform/http/call-context.ts'
import { networkOf } from '#platform/http/network.ts'
import type { login } from '../../contract.ts'
import { answers } from '../../messages.ts'
import { getUser } from '../queries/accounts.ts'
import { deviceOf } from '../sessions/device.ts'
import { hashNetwork } from '../sessions/known-networks.ts'
import { startSession } from '../sessions/sessions.ts'
import { checkPassword, lockCheckedAccount } from './check-password.ts'

/**
 * Starts a session. An unknown email and a wrong password give the same response after the same work.
 * @throws {AppError} `invalid_input` with one sentence, `too_many_requests`, `busy`
 */
export async function signIn(call: Call<typeof login>): Promise<OutputOf<typeof login>> {
  const { db, context, input, ip, now, userAgent } = call
  const account = await checkPassword(call, input)
  if (account.verified_at === null) throw inputError('not_verified', answers.notVerified)
  const origin = { device: deviceOf(userAgent), network: hashNetwork(context.secret, networkOf(ip)) }
  const tokens = await db.transaction().execute(async (tx) => {
    await lockCheckedAccount(tx, account)
    return startSession(tx, context.secret, account.id, now, origin)
  })
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    user: await getUser(db, { id: account.id, secondFactor: false }),
  }
}
