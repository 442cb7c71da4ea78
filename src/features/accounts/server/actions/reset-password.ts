import { fieldError } from '#core/errors.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { askPasswordReset, confirmPasswordReset } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { accountIdOf, findMailToken, letsEnrol, voidMailTokens } from '../mail-tokens.ts'
import { isCommonPassword } from '../passwords/common-passwords.ts'
import { hashPassword, queuePlaceOf } from '../passwords/passwords.ts'
import { ENROLMENT_MS } from '../second-factor/enrolment.ts'
import { logSecurity } from '../security-log.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { isInOutbox } from './verify-email.ts'

/** Queues a mail to choose a new password. Only the mailbox shows whether the email has an account. */
export const requestPasswordReset: Handler<typeof askPasswordReset> = async ({ db, input, now, commit }) => {
  const isQueued = await isInOutbox(db, 'reset-password', input.email)
  return commit(async (tx) => {
    if (!isQueued) await queueMail(tx, { kind: 'reset-password', recipient: input.email, data: {} }, now)
    return { detail: responseText.resetSent }
  })
}

/**
 * Sets a new password with the link of a mail. The member has received the mail, so the email is verified. Ends all
 * sessions and voids all other links.
 * @throws {AppError} `invalid_input` at `token` for an invalid link, at `new_password1` for a common password
 */
export const resetPassword: Handler<typeof confirmPasswordReset> = async ({ db, input, ip, now, log, commit }) => {
  const link = await openLink()
  if (await isCommonPassword(input.new_password1))
    throw fieldError('new_password1', 'common_password', responseText.commonPassword)
  const password_hash = await hashPassword(input.new_password1, queuePlaceOf(ip, 'known'))
  const response = await commit(async (tx) => {
    const used = await tx
      .updateTable('account_token')
      .set({ used_at: now.toISOString() })
      .where('id', '=', link.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (used === undefined) throw fieldError('token', 'reset_link_not_valid', responseText.resetLinkNotValid)
    const verified_at = link.verified_at ?? now.toISOString()
    // Only a link from the people who run the site lets its owner set up a second factor.
    const enrolment_until = letsEnrol(link) ? new Date(now.getTime() + ENROLMENT_MS).toISOString() : null
    const changes = { password_hash, verified_at, enrolment_until }
    await tx.updateTable('account').set(changes).where('id', '=', link.account_id).execute()
    await voidMailTokens(tx, link.account_id, 'reset', now)
    await endAllSessions(tx, link.account_id, now)
    await queueMail(tx, { kind: 'password-changed', recipient: link.email ?? '', data: { name: link.first_name } }, now)
    return { detail: responseText.passwordChanged }
  })
  logSecurity({ log, ip }, 'password_reset', { accountId: link.account_id })
  return response

  async function openLink() {
    const found = await findMailToken(db, ['reset', 'enrol'], input.token, now)
    if (found === undefined || found.used_at !== null || found.account_id !== accountIdOf(input.uid))
      throw fieldError('token', 'reset_link_not_valid', responseText.resetLinkNotValid)
    return found
  }
}
