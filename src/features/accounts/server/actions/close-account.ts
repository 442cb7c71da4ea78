import type { OutputOf } from '#core/endpoint.ts'
import { formatDate } from '#core/format.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { deleteWaitingMails } from '#platform/mail/mail.ts'
import type { deleteUser } from '../../contract.ts'
import { GRACE_DAYS } from '../../rules.ts'
import type { AccountRow } from '../queries/accounts.ts'
import { logSecurity } from '../security-log.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { checkOwnPassword, lockCheckedAccount } from './check-password.ts'
import { keepAdministrator } from './roles.ts'

/** How long a login takes the closing of an account back, in ms. */
export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000

/**
 * A member closes the own account.
 * @throws {AppError} `invalid_input` at `password` if it is wrong, or for the last administrator
 */
export async function closeAccount(call: Call<typeof deleteUser>): Promise<OutputOf<typeof deleteUser>> {
  const { input, member, now, log, ip, commit } = call
  const account = await checkOwnPassword(call, 'password', input.password)
  await commit(async (tx) => {
    await lockCheckedAccount(tx, account)
    await closeMember(tx, account, { posts: input.posts, by: 'owner' }, now)
    return null
  })
  logSecurity({ log, ip }, 'account_deleted', { accountId: member.id })
  return null
}

/**
 * Closes an account. For readers its owner is a former member at once; a job erases it after the time of grace.
 * @throws {AppError} `invalid_input` for the last administrator
 */
export async function closeMember(
  tx: Tx,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  { posts, by }: { posts: 'stay' | 'go'; by: 'owner' | 'admin' },
  now: Date,
): Promise<void> {
  await keepAdministrator(tx, id)
  await endAllSessions(tx, id, now)
  await deleteWaitingMails(tx, email ?? '')
  const until = formatDate(new Date(now.getTime() + GRACE_MS).toISOString())
  await queueSecurityMail(tx, id, by === 'owner' ? 'account_closed' : 'account_closed_by_admin', now, until)
  const closed = { removed_at: now.toISOString(), closing: posts, enrolment_until: null }
  await tx.updateTable('account').set(closed).where('id', '=', id).execute()
  await recordChange(tx, 'members')
}

/** Opens an account again that its owner has closed. Call it after the check of the password, before `lockCheckedAccount`. */
export async function reopenAccount(tx: Tx, { id, closing }: AccountRow, now: Date): Promise<void> {
  if (closing === null) return
  const reopened = await tx
    .updateTable('account')
    .set({ removed_at: null, closing: null })
    .where('id', '=', id)
    .where('closing', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (reopened === undefined) return
  await queueSecurityMail(tx, id, 'account_reopened', now)
  await recordChange(tx, 'members')
}
