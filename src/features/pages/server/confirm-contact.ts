import { z } from 'zod'
import { inputError, orNotFound } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { titledMail } from '#platform/mail/layout.ts'
import type { MailTemplate, MailTemplates } from '#platform/mail/mail.ts'
import { isSigned, sign } from '#platform/secret/secret.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.ts'
import type * as calls from '../contract.ts'
import { confirmContactText as text } from '../messages.ts'
import { CONFIRM_CONTACT_PAGE } from '../paths.ts'
import { CONFIRMED, CONTACT_MAIL, queueContactMail } from './editables/contact-address.ts'
import { contactPart } from './editables/pages.ts'

const PURPOSE = 'contact'
const MailData = z.object({ email: z.string() })

/** The contact dialog with the address that readers see, and the published address whose link was not pressed. */
export async function readContact(db: Db) {
  const [value, confirmed] = await Promise.all([contactPart.get(db), readSetting(db, CONFIRMED)])
  const { email } = value
  if (email === '' || confirmed === undefined || confirmed.value === email) return { contact: value }
  return { contact: { ...value, email: confirmed.value }, waiting: { email, accountId: confirmed.accountId } }
}

/** @throws {AppError} `not_found` when no address waits */
export async function sendContactMail(tx: Tx, now: Date): Promise<void> {
  const { email } = orNotFound((await readContact(tx)).waiting)
  await queueContactMail(tx, email, now)
}

/** Makes an address count; a second press is fine. @throws {AppError} `invalid_input` for a link that is not the newest */
export const confirmContact: Handler<typeof calls.confirmContact> = ({
  context,
  query: { email, key },
  now,
  commit,
}) => {
  const badLink = inputError('bad_link', text.badLink)
  if (!isSigned(context.secret, PURPOSE, [email], key)) throw badLink
  return commit(async (tx) => {
    const { contact, waiting } = await readContact(tx)
    if (waiting?.email === email) {
      await writeSetting(tx, CONFIRMED, { ...waiting, value: email, at: now.toISOString() })
      await recordChange(tx, 'pages')
    } else if (contact.email !== email) throw badLink
    return { detail: text.done }
  })
}

const confirmMail: MailTemplate = async ({ data }, { db, secret, siteUrl, siteName }) => {
  const { email } = MailData.parse(data)
  if ((await readContact(db)).waiting?.email !== email) return undefined
  const query = new URLSearchParams({ email, key: sign(secret, PURPOSE, [email]) })
  const { subject, body, button, why } = text.mail
  return titledMail({
    siteUrl,
    siteName,
    title: subject,
    paragraphs: [body(email)],
    button: { label: button, url: `${siteUrl}${CONFIRM_CONTACT_PAGE}?${query}` },
    footer: [why],
  })
}

export const pageMails: MailTemplates = { [CONTACT_MAIL]: confirmMail }
