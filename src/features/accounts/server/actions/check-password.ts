import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/errors.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { networkOf } from '#platform/http/network.ts'
import type { login } from '../../contract.ts'
import { answers } from '../../messages.ts'
import { enterQueue, inTurn, passwordFits } from '../passwords/passwords.ts'
import { type AccountRow, findAccountByEmail, getAccount } from '../queries/accounts.ts'
import { logSecurity } from '../security-log.ts'
import { isKnownNetwork } from '../sessions/known-networks.ts'
import { checkSignIn, countAttempt, takeBackAttempt } from '../sessions/sign-in-limits.ts'

type Caller = Pick<Call<typeof login>, 'db' | 'context' | 'ip' | 'now' | 'log'>

interface Credentials {
  email: string
  password: string
}

/**
 * The account whose email and password these are, as it was when the password was checked. A caller that acts on that in a
 * transaction calls `lockChecked` in it first.
 * @throws {AppError} `invalid_input`, `too_many_requests`, `busy`
 */
export async function checkPassword(caller: Caller, credentials: Credentials): Promise<AccountRow> {
  try {
    return await check(caller, credentials)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      logSecurity(caller.log, 'login_limited', { email: credentials.email })
    throw error
  }
}

async function check({ db, context, ip, now, log }: Caller, { email, password }: Credentials): Promise<AccountRow> {
  const { secret } = context
  const attempt = { email, network: networkOf(ip) }
  const { delayMs, isClean } = await checkSignIn(db, secret, attempt, now)
  // Before the check: between the check and what it opens, no time should pass in which the password can change.
  if (delayMs > 0) await sleep(delayMs)
  const isKnown = isClean && (await isKnownNetwork(db, secret, attempt, now))
  const place = enterQueue(ip, isKnown ? 'known' : isClean ? 'clean' : 'failed')
  const account = await inTurn(async () => {
    await db.transaction().execute((tx) => countAttempt(tx, secret, attempt, new Date()))
    const found = await findAccountByEmail(db, email)
    return (await passwordFits(password, found?.password_hash)) ? found : undefined
  }, place)
  if (account === undefined) {
    logSecurity(log, 'login_failed', { email })
    throw wrong()
  }
  await db.transaction().execute((tx) => takeBackAttempt(tx, secret, attempt))
  return account
}

/**
 * The member's own account, after the password of it was asked for once more.
 * @param field what the caller named the password
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
      throw new AppError('invalid_input', { fields: { [field]: [answers.wrongPassword] } })
    throw error
  })
}

/**
 * Locks the account until the transaction ends. A password that has changed since it was checked opens nothing, nor does
 * an account that was removed.
 * @throws {AppError} `invalid_input`
 */
export async function lockChecked(
  tx: Tx,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<void> {
  const same = tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('removed_at', 'is', null)
  const held = await lock(tx, same).executeTakeFirst()
  if (held === undefined) throw wrong()
}

function wrong(): AppError {
  return new AppError('invalid_input', { fields: { non_field_errors: [answers.wrongLogin] } })
}
