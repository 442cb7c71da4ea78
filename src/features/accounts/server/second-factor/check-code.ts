import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, fieldError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { networkOf } from '#platform/http/network.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { login } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { logSecurity } from '../security-log.ts'
import { type Attempt, checkSignIn, countAttempt, undoAttempt } from '../sessions/sign-in-limits.ts'
import { findSecondFactor } from './factors.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { decryptTotpSecret, FARTHEST_STEPS, findStep } from './totp.ts'

type Caller = Pick<Call<typeof login>, 'db' | 'context' | 'ip' | 'log'>

type CheckedCode = { attempt: Attempt } & ({ step: number; encryptedSecret: string } | { recoveryHash: string })

/**
 * Checks the code of a second factor or a recovery code. Guesses are limited as those of passwords are. Nothing is used up:
 * the caller calls `spendCode` in its transaction.
 * @throws {AppError} `invalid_input` at `code`, `too_many_requests`
 */
export async function checkCode(
  { db, context: { secret }, ip, log }: Caller,
  account: { id: number; email: string | null },
  code: string,
): Promise<CheckedCode> {
  const attempt = { email: account.email ?? '', network: networkOf(ip), step: 'code' } as const
  try {
    const { delayMs } = await checkSignIn(db, secret, attempt, new Date())
    if (delayMs > 0) await sleep(delayMs)
    await db.transaction().execute((tx) => countAttempt(tx, secret, attempt, new Date()))
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests')
      logSecurity({ log, ip }, 'second_factor_limited', { accountId: account.id })
    throw error
  }
  const match = await findMatch(db, secret, account.id, code)
  if (match === undefined) {
    logSecurity({ log, ip }, 'second_factor_failed', { accountId: account.id })
    throw wrongCode()
  }
  return { attempt, ...match }
}

async function findMatch(db: Db, secret: Secret, accountId: number, code: string) {
  const factor = await findSecondFactor(db, accountId)
  if (factor === undefined) return undefined
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const totpSecret = decryptTotpSecret(secret, accountId, factor.secret)
    const step = totpSecret === undefined ? undefined : findStep(totpSecret, digits, new Date())
    return step !== undefined && isUnspent(step, factor.last_step)
      ? { step, encryptedSecret: factor.secret }
      : undefined
  }
  const recoveryHash = hashRecoveryCode(secret, accountId, code)
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', recoveryHash)
    .executeTakeFirst()
  return row && { recoveryHash }
}

/** A step that no code can have yet was stored while the clock was ahead. It does not lock the account. */
function isUnspent(step: number, lastStep: number): boolean {
  return lastStep < step || lastStep > step + FARTHEST_STEPS
}

/**
 * Uses a checked code up: it and earlier codes of the app are rejected from now on.
 * @throws {AppError} `invalid_input` at `code` if another call has used it since
 */
export async function spendCode(tx: Tx, secret: Secret, accountId: number, code: CheckedCode): Promise<void> {
  const spent =
    'step' in code
      ? await tx
          .updateTable('second_factor')
          .set({ last_step: code.step })
          .where('account_id', '=', accountId)
          .where('secret', '=', code.encryptedSecret)
          .where((row) => row.or([row('last_step', '<', code.step), row('last_step', '>', code.step + FARTHEST_STEPS)]))
          .where('confirmed_at', 'is not', null)
          .returning('account_id')
          .executeTakeFirst()
      : await tx
          .deleteFrom('recovery_code')
          .where('account_id', '=', accountId)
          .where('code_hash', '=', code.recoveryHash)
          .returning('account_id')
          .executeTakeFirst()
  if (spent === undefined) throw wrongCode()
  await undoAttempt(tx, secret, code.attempt)
}

export function wrongCode(): AppError {
  return fieldError('code', 'wrong_code', responseText.wrongCode)
}
