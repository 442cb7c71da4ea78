import type { OutputOf } from '#core/endpoint.ts'
import { type AppError, inputError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type * as calls from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { type Intents, takeReturn } from '../intents.ts'
import { findMailToken, voidMailTokens } from '../mail-tokens.ts'
import { returnData } from '../mails.ts'
import { getAccount } from '../queries/accounts.ts'

/** Verifies an email by the key of a mail. The second press on the same link succeeds too. @throws {AppError} */
export async function verifyEmail(
  { db, input, now, commit }: Call<typeof calls.verifyEmail>,
  intents: Intents,
): Promise<OutputOf<typeof calls.verifyEmail>> {
  const link = await findMailToken(db, ['verify'], input.key, now)
  if (link === undefined || (link.used_at !== null && link.verified_at === null)) throw keyNotValid()
  if (link.verified_at !== null) return { detail: responseText.verified }
  return commit(async (tx) => {
    const at = now.toISOString()
    // Another registration of this email has replaced the password and voided the link, or a second press was faster.
    const used = await tx
      .updateTable('account_token')
      .set({ used_at: at })
      .where('id', '=', link.id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (used === undefined) {
      const { verified_at } = await getAccount(tx, link.account_id)
      if (verified_at === null) throw keyNotValid()
      return { detail: responseText.verified }
    }
    await tx.updateTable('account').set({ verified_at: at }).where('id', '=', link.account_id).execute()
    await voidMailTokens(tx, link.account_id, 'verify', now)
    await queueMail(tx, { kind: 'welcome', recipient: link.email ?? '', data: { name: link.first_name } }, now)
    const next = await takeReturn(tx, { accountId: link.account_id, intents, now })
    return { detail: responseText.verified, ...(next !== undefined && { next }) }
  })
}

function keyNotValid(): AppError {
  return inputError('key_not_valid', responseText.keyNotValid)
}

/**
 * Queues the verification mail again. Whether there is anything to verify is decided when the mail is composed, so that
 * the response and its time are the same for every email.
 */
export const resendVerificationMail: Handler<typeof calls.resendVerification> = async ({ db, input, now, commit }) => {
  const isQueued = await isInOutbox(db, 'verify-email', input.email)
  return commit(async (tx) => {
    if (!isQueued)
      await queueMail(tx, { kind: 'verify-email', recipient: input.email, data: returnData(input.next) }, now)
    return { detail: responseText.resent }
  })
}

/** Whether a mail of this kind waits to be sent to a recipient. Another one would say the same. */
export async function isInOutbox(db: Db, kind: string, recipient: string): Promise<boolean> {
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
