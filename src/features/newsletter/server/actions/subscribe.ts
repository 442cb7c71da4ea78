import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { confirm } from '../../contract.ts'
import { text } from '../../messages.ts'
import { isConfirmation } from '../mails/confirm-link.ts'
import { isOnList } from '../queries/on-list.ts'

const KIND = 'newsletter-confirm'
/** Confirmation mails to one address in a day: more would be a way to annoy its owner. */
const MAILS_A_DAY = 3
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Asks an address by mail whether it wants the newsletter. Nothing else is kept until it says so: anybody can type the
 * address of somebody else.
 * @throws {AppError} `already_subscribed` when it is on the list
 */
export async function askToConfirm(tx: Tx, email: string, now: Date): Promise<void> {
  if (await isOnList(tx, email)) throw new AppError('already_subscribed')
  const { asked } = await tx
    .selectFrom('outbox_mail')
    .select((row) => row.fn.countAll<number | string>().as('asked'))
    .where('kind', '=', KIND)
    .where('recipient', '=', email)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(asked) < MAILS_A_DAY)
    await queueMail(tx, { kind: KIND, recipient: email, data: { at: now.getTime() } }, now)
}

/** Puts an address on the list by the link of its mail; doing it again is fine. @throws {AppError} `invalid_input` for another link */
export async function confirmSubscription({
  context,
  query,
  now,
  commit,
}: Call<typeof confirm>): Promise<OutputOf<typeof confirm>> {
  if (!isConfirmation(context.secret, query, now))
    throw new AppError('invalid_input', { fields: { non_field_errors: [text.confirming.badLink] } })
  return commit(async (tx) => {
    await putOnList(tx, query.email, now)
    return { detail: text.confirming.done }
  })
}

/** Puts a confirmed address on the newsletter's list, also one that has left it before. */
export async function putOnList(tx: Tx, email: string, now: Date): Promise<void> {
  const created_at = now.toISOString()
  await tx
    .insertInto('newsletter_subscriber')
    .values({ email, created_at, left_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ created_at, left_at: null }))
    .execute()
}
