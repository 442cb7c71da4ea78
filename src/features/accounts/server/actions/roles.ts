import { inputError } from '#core/errors.ts'
import { isStaff, type Role } from '#core/roles.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { responseText } from '../../messages.ts'
import { findSecondFactor } from '../second-factor/factors.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { endAllSessions } from '../sessions/sessions.ts'

/**
 * Changes the role of a locked account and ends its sessions. The second factor outlives the role.
 * @returns whether the person needs a link to set up a second factor
 */
export async function setRole(tx: Tx, account: { id: number; role: Role }, role: Role, now: Date): Promise<boolean> {
  const changed = account.role === role ? {} : { role_changed_at: now.toISOString() }
  await tx
    .updateTable('account')
    .set({ role, ...changed })
    .where('id', '=', account.id)
    .execute()
  await endAllSessions(tx, account.id, now)
  if (account.role !== role) await queueSecurityMail(tx, account.id, 'role_changed', now, role)
  return isStaff(role) && (await findSecondFactor(tx, account.id)) === undefined
}

/**
 * Call it before an account loses the role of an administrator. Locks all administrators, so that two cannot go at once.
 * @throws {AppError} `invalid_input` if no other one can log in as such
 */
export async function keepAdministrator(tx: Tx, accountId: number): Promise<void> {
  const administrators = tx
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .select((row) =>
      row
        .selectFrom('second_factor')
        .select('confirmed_at')
        .whereRef('second_factor.account_id', '=', 'account.id')
        .as('confirmed_at'),
    )
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .orderBy('id')
  const found = await lock(tx, administrators).execute()
  const isReady = found.some((row) => row.id !== accountId && row.password_hash !== '' && row.confirmed_at !== null)
  if (!isReady && found.some(({ id }) => id === accountId)) throw inputError('last_admin', responseText.lastAdmin)
}
