import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { unsubscribePreference } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import type { MailingList, unsubscribe } from '../../contract.ts'
import { text } from '../../messages.ts'
import { isUnsubscribeKey } from '../mails/unsubscribe-link.ts'

/** Takes an address off a list; doing it again is fine. @throws {AppError} `invalid_input` for a link that is not ours */
export async function leaveList({
  context,
  query,
  now,
  commit,
}: Call<typeof unsubscribe>): Promise<OutputOf<typeof unsubscribe>> {
  const { list, email, key } = query
  if (!isUnsubscribeKey(context.secret, list, email, key))
    throw new AppError('invalid_input', { fields: { non_field_errors: [text.leaving.badLink] } })
  return commit(async (tx) => {
    await leave(tx, list, email, now)
    return { detail: text.leaving.done(text.leaving.lists[list]) }
  })
}

async function leave(tx: Tx, list: MailingList, email: string, now: Date): Promise<void> {
  if (list !== 'newsletter') return unsubscribePreference(tx, email, list)
  await tx
    .updateTable('newsletter_subscriber')
    .set({ left_at: now.toISOString() })
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .execute()
}
