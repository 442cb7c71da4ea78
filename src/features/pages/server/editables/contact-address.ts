import { normalEmail } from '#core/email-field.ts'
import type { Tx } from '#platform/database/schema.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.ts'

/** The setting with the address that counts. Without it the published one counts: it is from before confirmations. */
export const CONFIRMED = 'contact'
export const CONTACT_MAIL = 'contact-confirm'

interface Change {
  value: { email: string }
  former: { value: { email: string } } | undefined
  publication: { by?: number | undefined; now: Date }
}

/** Keeps the address that readers see, and asks a new one to confirm. No address counts at once. */
export async function keepConfirmed(tx: Tx, { value: { email }, former, publication: { by, now } }: Change) {
  const before = former?.value.email ?? ''
  if (email === before) return
  const confirmed = await readSetting(tx, CONFIRMED)
  const shown = confirmed?.value ?? before
  // The first address of a site may come with a package of the server, which has no author. It counts.
  const accountId = by ?? confirmed?.accountId
  if (accountId === undefined) return
  await writeSetting(tx, CONFIRMED, { value: email && shown, at: now.toISOString(), accountId })
  if (email !== '' && email !== shown) await queueContactMail(tx, email, now)
}

export function queueContactMail(tx: Tx, email: string, now: Date): Promise<void> {
  return queueMail(tx, { kind: CONTACT_MAIL, recipient: normalEmail(email), data: { email } }, now)
}
