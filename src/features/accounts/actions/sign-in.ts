import { setTimeout as sleep } from 'node:timers/promises'
import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Call } from '#server/http/call.ts'
import type { login } from '../contract.ts'
import { passwordFits } from '../passwords/passwords.ts'
import { findAccountByEmail, getUser } from '../queries/accounts.ts'
import { startSession } from '../sessions/sessions.ts'
import { checkSignIn, clearFailures, noteFailure } from '../sessions/sign-in-limits.ts'
import { answers } from '../text.ts'

/**
 * Signs in. An unknown address and a wrong password are answered alike, after the same work.
 * @throws {AppError} `invalid_input` with one sentence, `too_many_requests`, `busy`
 */
export async function signIn({ db, ground, input, ip, now }: Call<typeof login>): Promise<OutputOf<typeof login>> {
  const account = await checkPassword({ db, ground, ip, now }, input)
  if (account.verified_at === null) throw refused(answers.notVerified)
  const { made } = await ground.database.change((tx) => startSession(tx, ground.secret, account.id, now))
  return { access_token: made.access, refresh_token: made.refresh, user: await getUser(db, account.id) }
}

/**
 * The account whose address and password these are.
 * @throws {AppError} `invalid_input`, `too_many_requests`, `busy`
 */
export async function checkPassword(
  { db, ground, ip, now }: Pick<Call<typeof login>, 'db' | 'ground' | 'ip' | 'now'>,
  { email, password }: { email: string; password: string },
) {
  const attempt = { email, ip }
  const { delayMs, isClean } = await checkSignIn(db, ground.secret, attempt, now)
  const account = await findAccountByEmail(db, email)
  const fits = await passwordFits(password, account?.password_hash, { goesFirst: isClean })
  if (delayMs > 0) await sleep(delayMs)
  if (!fits || account === undefined) {
    noteFailure(db, ground.secret, attempt, now)
    throw refused(answers.wrongLogin)
  }
  if (!isClean) await clearFailures(db, ground.secret, attempt)
  return account
}

function refused(message: string): AppError {
  return new AppError('invalid_input', { fields: { non_field_errors: [message] } })
}
