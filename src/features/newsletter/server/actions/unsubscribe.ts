import { inputError } from '#core/errors.ts'
import { unsubscribePreference } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type { unsubscribe as endpoint, MailingList } from '../../contract.ts'
import { text } from '../../messages.ts'
import { isUnsubscribeKey } from '../signed-links.ts'

/** Removes an address from a list; a second call is fine. @throws {AppError} `invalid_input` for an invalid link */
export const unsubscribe: Handler<typeof endpoint> = async ({ context, query, now, commit }) => {
  const { list, email, key, mail } = query
  if (!isUnsubscribeKey(context.secret, list, email, key)) throw inputError('bad_link', text.unsubscribing.badLink)
  return commit(async (tx) => {
    const hasLeft = await leaveList(tx, list, email, now)
    if (hasLeft && mail !== undefined) await countLeft(tx, mail)
    return { detail: text.unsubscribing.done(text.unsubscribing.lists[list]) }
  })
}

/** @returns whether the address was on the list */
async function leaveList(tx: Tx, list: MailingList, email: string, now: Date): Promise<boolean> {
  if (list !== 'newsletter') return unsubscribePreference(tx, email, list)
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscriber')
    .set({ left_at: now.toISOString() })
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function countLeft(tx: Tx, mail: number): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set((row) => ({ left: row('left', '+', 1) }))
    .where('id', '=', mail)
    .execute()
}
