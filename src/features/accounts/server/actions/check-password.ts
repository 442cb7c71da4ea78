import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, fieldError, inputError } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { networkOf } from '#platform/http/network.ts'
import type { login } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { isCorrectPassword, queuePlaceOf, runInQueue } from '../passwords/passwords.ts'
import { type AccountRow, findAccountByEmail, getAccount } from '../queries/accounts.ts'
import { logSecurity } from '../security-log.ts'
import { isKnownNetwork } from '../sessions/known-networks.ts'
import { checkSignIn, countAttempt, undoAttempt } from '../sessions/sign-in-limits.ts'

type Caller = Pick<Call<typeof login>, 'db' | 'context' | 'ip' | 'now' | 'log'>

interface Credentials {
  email: string
  password: string
}

/**
 * Finds the account with this email and password. It may change afterwards: a caller that writes calls
 * `lockCheckedAccount` first in its transaction.
 * @throws {AppError} `invalid_input`, `too_many_requests`, `busy`
 */
export async function checkPassword(caller: Caller, credentials: Credentials): Promise<AccountRow> {
  try {
    return await check(caller, credentials)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      logSecurity(caller, 'login_limited', { email: credentials.email })
    throw error
  }
}

async function check({ db, context, ip, now, log }: Caller, { email, password }: Credentials): Promise<AccountRow> {
  const { secret } = context
  const attempt = { email, network: networkOf(ip) }
  const { delayMs, isClean } = await checkSignIn(db, secret, attempt, now)
  // The delay comes before the check, so that the password has little time to change between check and use.
  if (delayMs > 0) await sleep(delayMs)
  const isKnown = isClean && (await isKnownNetwork(db, secret, attempt, now))
  const place = queuePlaceOf(ip, isKnown ? 'known' : isClean ? 'clean' : 'failed')
  const account = await runInQueue(async () => {
    await db.transaction().execute((tx) => countAttempt(tx, secret, attempt, new Date()))
    const match = await findAccountByEmail(db, email)
    return (await isCorrectPassword(password, match?.password_hash)) ? match : undefined
  }, place)
  if (account === undefined) {
    logSecurity({ log, ip }, 'login_failed', { email })
    throw wrongLogin()
  }
  await db.transaction().execute((tx) => undoAttempt(tx, secret, attempt))
  return account
}

/**
 * Checks the password of a logged-in member again.
 * @param field the name of the password in the request
 * @throws {AppError} `invalid_input` at the field, `too_many_requests`, `busy`
 */
export async function checkOwnPassword(
  caller: Caller & { member: { id: number } },
  field: string,
  password: string,
): Promise<AccountRow> {
  const email = (await getAccount(caller.db, caller.member.id)).email ?? ''
  return checkPassword(caller, { email, password }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid_input')
      throw fieldError(field, 'wrong_password', responseText.wrongPassword)
    throw error
  })
}

/**
 * Locks an account after `checkPassword`.
 * @throws {AppError} `invalid_input` if the password has changed or the account was deleted since
 */
export async function lockCheckedAccount(
  tx: Tx,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> {
  const unchanged = tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('removed_at', 'is', null)
  const locked = await lock(tx, unchanged).executeTakeFirst()
  if (locked === undefined) throw wrongLogin()
}

function wrongLogin(): AppError {
  return inputError('wrong_login', responseText.wrongLogin)
}
