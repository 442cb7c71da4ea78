import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { resendVerification, verifyEmail } from '../../contract.ts'
import { answers } from '../../messages.ts'
import { findMailToken, voidTokens } from '../mails/mail-tokens.ts'

/** Verifies an address by its mail's key; the second press on the same link says yes as well. @throws {AppError} */
export async function verifyAddress({
  db,
  input,
  now,
  commit,
}: Call<typeof verifyEmail>): Promise<OutputOf<typeof verifyEmail>> {
  const link = await findMailToken(db, 'verify', input.key, now)
  if (link === undefined || (link.used_at !== null && link.verified_at === null)) {
    throw new AppError('invalid_input', { fields: { non_field_errors: [answers.keyNotValid] } })
  }
  if (link.verified_at !== null) return { detail: answers.verified }
  return commit(async (tx) => {
    const at = now.toISOString()
    await tx.updateTable('account').set({ verified_at: at }).where('id', '=', link.account_id).execute()
    await voidTokens(tx, link.account_id, 'verify', now)
    await queueMail(tx, { kind: 'welcome', recipient: link.email ?? '', data: { name: link.first_name } }, now)
    return { detail: answers.verified }
  })
}

/**
 * Asks for the verification mail once more. Whether there is anything to verify is decided when the mail is made: the
 * answer, and the time that it takes, are the same for every address.
 */
export async function resendVerificationMail({
  db,
  input,
  now,
  commit,
}: Call<typeof resendVerification>): Promise<OutputOf<typeof resendVerification>> {
  const waits = await waitsInOutbox(db, 'verify-email', input.email)
  return commit(async (tx) => {
    if (!waits) await queueMail(tx, { kind: 'verify-email', recipient: input.email, data: {} }, now)
    return { detail: answers.resent }
  })
}

/** Whether a mail of the kind is about to leave for an address: another would say the same. */
export async function waitsInOutbox(db: Db, kind: string, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox_mail')
    .select('id')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
