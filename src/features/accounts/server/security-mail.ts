import type { Tx } from '#platform/database/schema.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { getAccount } from './queries/accounts.ts'

/** What the owner of an account gets a mail about, because somebody else may have done it. */
export const SECURITY_MAILS = [
  'role_changed',
  'second_factor_set_up',
  'second_factor_removed',
  'recovery_codes_replaced',
  'new_device',
  'address_changed',
  'account_closed',
  'account_closed_by_admin',
  'account_reopened',
] as const
export type SecurityMail = (typeof SECURITY_MAILS)[number]

/** @param detail the new role, or the device */
export async function queueSecurityMail(
  tx: Tx,
  accountId: number,
  event: SecurityMail,
  now: Date,
  detail = '',
): Promise<void> {
  const { email, first_name: name } = await getAccount(tx, accountId)
  await queueMail(tx, { kind: 'account-security', recipient: email ?? '', data: { name, event, detail } }, now)
}
