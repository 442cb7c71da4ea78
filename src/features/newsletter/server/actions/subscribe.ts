import { AppError, inputError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { queueMail } from '#platform/mail/mail.ts'
import type { confirm } from '../../contract.ts'
import { text } from '../../messages.ts'
import { isSubscribed } from '../queries/subscribers.ts'
import { isConfirmation } from '../signed-links.ts'

const KIND = 'newsletter-confirm'
/** Confirmation mails to one address. More would allow anybody to annoy its owner. */
const MAILS_A_DAY = 3
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Queues a mail that asks a reader to confirm. Nothing is stored before that, because anybody can type the address of
 * somebody else.
 * @throws {AppError} `already_subscribed`
 */
export async function requestSubscription(tx: Tx, email: string, now: Date): Promise<void> {
  if (await isSubscribed(tx, email)) throw new AppError('already_subscribed')
  const { mails } = await tx
    .selectFrom('outbox_mail')
    .select((row) => row.fn.countAll<number | string>().as('mails'))
    .where('kind', '=', KIND)
    .where('recipient', '=', email)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(mails) < MAILS_A_DAY)
    await queueMail(tx, { kind: KIND, recipient: email, data: { at: now.getTime() } }, now)
}

/** Adds a confirmed address to the list; a second call is fine. @throws {AppError} `invalid_input` for an invalid link */
export const confirmSubscription: Handler<typeof confirm> = async ({ context, query, now, commit }) => {
  if (!isConfirmation(context.secret, query, now)) throw inputError('bad_link', text.confirming.badLink)
  return commit(async (tx) => {
    await addSubscriber(tx, query.email, now)
    return { detail: text.confirming.done }
  })
}

/** Adds an address to the list, also one that left it before. */
export async function addSubscriber(tx: Tx, email: string, now: Date): Promise<void> {
  const created_at = now.toISOString()
  await tx
    .insertInto('newsletter_subscriber')
    .values({ email, created_at, left_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ created_at, left_at: null }))
    .execute()
}
