import { AppError, inputError } from '#core/errors.ts'
import { isStaff } from '#core/roles.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type { Member } from '#platform/http/member.ts'
import { responseText } from '../../messages.ts'
import type * as calls from '../../second-factor-contract.ts'
import { getAccount } from '../queries/accounts.ts'
import { checkCode, spendCode, wrongCode } from '../second-factor/check-code.ts'
import { allowEnrolment, endEnrolment, mayEnrol } from '../second-factor/enrolment.ts'
import { deleteSecondFactor, findSecondFactor } from '../second-factor/factors.ts'
import {
  countRecoveryCodes,
  createRecoveryCodes,
  hashRecoveryCode,
  storeRecoveryCodes,
} from '../second-factor/recovery-codes.ts'
import { createTotpSecret, decryptTotpSecret, encryptTotpSecret, findStep, totpUri } from '../second-factor/totp.ts'
import { logSecurity } from '../security-log.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { staffExpiryOf } from '../sessions/sessions.ts'
import { checkOwnPassword, lockCheckedAccount } from './check-password.ts'

// No response of these calls is stored under an `Idempotency-Key`, because most contain a secret.

/** @throws {AppError} `not_allowed` for members without a staff role */
function checkStaff({ role }: Member): void {
  if (!isStaff(role)) throw new AppError('not_allowed')
}

export const getSecondFactor: Handler<typeof calls.getSecondFactor> = async ({ db, member, now }) => {
  checkStaff(member)
  const factor = await findSecondFactor(db, member.id)
  return {
    created_at: factor?.confirmed_at ?? null,
    is_checked: member.secondFactor,
    recovery_codes_left: await countRecoveryCodes(db, member.id),
    may_set_up: await mayEnrol(db, member.id, now),
  }
}

/** Starts the set-up, again if an earlier one was not finished. @throws {AppError} if a second factor is in force */
export const beginSecondFactor: Handler<typeof calls.beginSecondFactor> = async ({
  db,
  context: { secret },
  member,
  now,
}) => {
  checkStaff(member)
  if (!(await mayEnrol(db, member.id, now)) && (await findSecondFactor(db, member.id)) === undefined)
    throw inputError('no_enrolment', responseText.noEnrolment)
  const { email } = await getAccount(db, member.id)
  const totpSecret = createTotpSecret()
  const values = {
    secret: encryptTotpSecret(secret, member.id, totpSecret),
    last_step: 0,
    created_at: now.toISOString(),
  }
  const begun = await db
    .insertInto('second_factor')
    .values({ account_id: member.id, ...values, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (begun === undefined) throw inputError('second_factor_exists', responseText.secondFactorExists)
  return { secret: totpSecret, uri: totpUri(totpSecret, email ?? '') }
}

/** Ends the set-up with the first code of the app. The session counts as checked. */
export const confirmSecondFactor: Handler<typeof calls.confirmSecondFactor> = async ({
  db,
  context: { secret },
  input,
  member,
  now,
  log,
  ip,
}) => {
  checkStaff(member)
  const begun = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (begun && !(await mayEnrol(db, member.id, now))) throw inputError('no_enrolment', responseText.noEnrolment)
  const totpSecret = begun && decryptTotpSecret(secret, member.id, begun.secret)
  const step = totpSecret === undefined ? undefined : findStep(totpSecret, input.code.replace(/\s/g, ''), now)
  if (begun === undefined || step === undefined) throw wrongCode()
  const codes = createRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(secret, member.id, code))
  await db.transaction().execute(async (tx) => {
    const confirmed = await tx
      .updateTable('second_factor')
      .set({ confirmed_at: now.toISOString(), last_step: step })
      .where('account_id', '=', member.id)
      .where('secret', '=', begun.secret)
      .where('confirmed_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
    if (confirmed === undefined) throw wrongCode()
    await storeRecoveryCodes(tx, member.id, hashes, now)
    await markChecked(tx, member, now)
    await endEnrolment(tx, member.id)
    await queueSecurityMail(tx, member.id, 'second_factor_set_up', now)
  })
  logSecurity({ log, ip }, 'second_factor_set_up', { accountId: member.id })
  return { recovery_codes: codes }
}

/** Checks the code in a session that began before the second factor was set up. */
export const verifySecondFactor: Handler<typeof calls.verifySecondFactor> = async (call) => {
  const { db, context, input, member, now } = call
  checkStaff(member)
  const code = await checkCode(call, await getAccount(db, member.id), input.code)
  await db.transaction().execute(async (tx) => {
    await spendCode(tx, context.secret, member.id, code)
    await markChecked(tx, member, now)
  })
  return null
}

export const renewRecoveryCodes: Handler<typeof calls.renewRecoveryCodes> = async (call) => {
  const { db, context, input, member, now, log, ip } = call
  checkStaff(member)
  const code = await checkCode(call, await getAccount(db, member.id), input.code)
  const codes = createRecoveryCodes()
  const hashes = codes.map((each) => hashRecoveryCode(context.secret, member.id, each))
  await db.transaction().execute(async (tx) => {
    await spendCode(tx, context.secret, member.id, code)
    await storeRecoveryCodes(tx, member.id, hashes, now)
    await markChecked(tx, member, now)
    await queueSecurityMail(tx, member.id, 'recovery_codes_replaced', now)
  })
  logSecurity({ log, ip }, 'recovery_codes_replaced', { accountId: member.id })
  return { recovery_codes: codes }
}

/** Removes the second factor. The role does not count any more until another one is set up. */
export const removeSecondFactor: Handler<typeof calls.removeSecondFactor> = async (call) => {
  const { db, context, input, member, now, log, ip } = call
  checkStaff(member)
  const account = await checkOwnPassword(call, 'password', input.password)
  const code = await checkCode(call, account, input.code)
  await db.transaction().execute(async (tx) => {
    await lockCheckedAccount(tx, account)
    await spendCode(tx, context.secret, member.id, code)
    await deleteSecondFactor(tx, member.id)
    await allowEnrolment(tx, member.id, now)
    await queueSecurityMail(tx, member.id, 'second_factor_removed', now)
  })
  logSecurity({ log, ip }, 'second_factor_removed', { accountId: member.id })
  return null
}

async function markChecked(tx: Tx, { sessionId }: Member, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ second_factor_at: now.toISOString(), expires_at: staffExpiryOf(now) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}
