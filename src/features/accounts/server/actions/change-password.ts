import { fieldError } from '#core/errors.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { changePassword } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { voidMailTokens } from '../mail-tokens.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword, queuePlaceOf } from '../passwords/passwords.ts'
import { logSecurity } from '../security-log.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { checkOwnPassword, lockCheckedAccount } from './check-password.ts'

/**
 * Sets a new password for a member who knows the current one. Ends all other sessions and voids reset links.
 * @throws {AppError} `invalid_input` at `old_password`, or at `new_password1` for a common password
 */
export const changeOwnPassword: Handler<typeof changePassword> = async (call) => {
  const { input, ip, member, now, log, commit } = call
  const account = await checkOwnPassword(call, 'old_password', input.old_password)
  if (await isCommonPassword(input.new_password1))
    throw fieldError('new_password1', 'common_password', responseText.commonPassword)
  const password_hash = await hashPassword(input.new_password1, queuePlaceOf(ip, 'known'))
  const response = await commit(async (tx) => {
    await lockCheckedAccount(tx, account)
    await tx.updateTable('account').set({ password_hash }).where('id', '=', member.id).execute()
    await voidMailTokens(tx, member.id, 'reset', now)
    await endAllSessions(tx, member.id, now, member.sessionId)
    const data = { name: account.first_name, keptSession: true }
    await queueMail(tx, { kind: 'password-changed', recipient: account.email ?? '', data }, now)
    return { detail: responseText.passwordChanged }
  })
  logSecurity({ log, ip }, 'password_changed', { accountId: member.id })
  return response
}
