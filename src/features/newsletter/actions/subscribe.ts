import { AppError } from '#core/errors.ts'
import type { Tx } from '#server/database/schema.ts'

/**
 * Puts an address on the newsletter's list, also one that has left it before.
 * @throws {AppError} `already_subscribed` when it is on the list
 */
export async function subscribe(tx: Tx, email: string, now: Date): Promise<void> {
  const known = await tx.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).executeTakeFirst()
  if (known && known.left_at === null) throw new AppError('already_subscribed')
  const created_at = now.toISOString()
  await tx
    .insertInto('newsletter_subscriber')
    .values({ email, created_at, left_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ created_at, left_at: null }))
    .execute()
}
