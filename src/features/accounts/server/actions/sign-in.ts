import { fieldError, inputError } from '#core/errors.ts'
import { isStaff } from '#core/roles.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import { networkOf } from '#platform/http/network.ts'
import type { login } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { type AccountRow, getUser } from '../queries/accounts.ts'
import { checkCode, spendCode } from '../second-factor/check-code.ts'
import { findSecondFactor } from '../second-factor/factors.ts'
import { logSecurity } from '../security-log.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { deviceOf } from '../sessions/device.ts'
import { isNewDevice } from '../sessions/known-devices.ts'
import { hashNetwork } from '../sessions/known-networks.ts'
import { startSession } from '../sessions/sessions.ts'
import { findTimezone, NO_TIMEZONE } from '../timezones.ts'
import { checkPassword, lockCheckedAccount } from './check-password.ts'
import { reopenAccount } from './close-account.ts'

/**
 * Starts a session. An unknown email and a wrong password give the same response after the same work.
 * @throws {AppError} `invalid_input` with one sentence, or at `code`; `too_many_requests`, `busy`
 */
export const signIn: Handler<typeof login> = async (call) => {
  const { db, context, input, ip, now, userAgent, log } = call
  const account = await checkPassword(call, input)
  if (account.verified_at === null) throw inputError('not_verified', responseText.notVerified)
  const code = await findCheckedCode(call, account)
  const origin = { device: deviceOf(userAgent), network: hashNetwork(context.secret, networkOf(ip)) }
  const { tokens, isNew } = await db.transaction().execute(async (tx) => {
    await reopenAccount(tx, account, now)
    await lockCheckedAccount(tx, account)
    if (code !== undefined) await spendCode(tx, context.secret, account.id, code)
    if (account.timezone === NO_TIMEZONE) await setFirstTimezone(tx, account.id, input.timezone)
    const isNew = await isNewDevice(tx, account, origin.device, now)
    if (isNew) await queueSecurityMail(tx, account.id, 'new_device', now, origin.device)
    const isChecked = code !== undefined
    return { tokens: await startSession(tx, context.secret, account.id, now, { ...origin, isChecked }), isNew }
  })
  if (isNew) logSecurity({ log, ip }, 'new_device', { accountId: account.id })
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    user: await getUser(db, { id: account.id, secondFactor: code !== undefined }),
  }
}

/** The zone of the browser, until the person chooses one in the settings. */
async function setFirstTimezone(tx: Tx, id: number, name: string | undefined): Promise<void> {
  const timezone = findTimezone(name ?? '') ?? NO_TIMEZONE
  await tx.updateTable('account').set({ timezone }).where('id', '=', id).execute()
}

/** The checked code; undefined for a member who needs none. */
async function findCheckedCode(call: Call<typeof login>, account: AccountRow) {
  if (!isStaff(account.role) || (await findSecondFactor(call.db, account.id)) === undefined) return undefined
  if (!call.input.code) throw fieldError('code', 'second_factor_required', responseText.codeNeeded)
  return checkCode(call, account, call.input.code)
}
