import type { BounceType } from '#platform/mail/bounce-types.ts'
import { hasMessageIdFor } from '#platform/mail/compose-message.ts'
import type { Secret } from '#platform/secret/secret.ts'

/** Fields with the address that a mail was sent to: of the report (RFC 3464, RFC 5965), and of the mail that it returns. */
const RECIPIENT =
  /^(?:(?:original|final)-recipient:\s*rfc822;[ \t]*|original-rcpt-to:|to:)\s*<?([^\s<>;,]{1,254})>?[ \t]*$/gim
/** A report about one mail names its recipient in at most four fields. A hostile sender could name thousands. */
const MAX_RECIPIENTS = 10
/** No such user, no such host, or a mailbox that is closed (RFC 3463). */
const NO_MAILBOX = /^5\.(?:0\.0|1\.\d+|2\.1|4\.4)$/

/**
 * Reads a report of a mail server about a mail of this site.
 * @param source the beginning of a message; the fields of reports are not encoded
 * @returns undefined for other messages, for a delay, and for a report about a mail that this site has not sent to the address
 */
export function readReport(source: string, secret: Secret): { email: string; type: BounceType } | undefined {
  const type = typeOf(source)
  if (type === undefined) return undefined
  const found = Array.from(source.matchAll(RECIPIENT), ([, address = '']) => address.toLowerCase())
  const recipients = [...new Set(found)].slice(0, MAX_RECIPIENTS)
  const email = recipients.find((address) => hasMessageIdFor(source, address, secret))
  return email === undefined ? undefined : { email, type }
}

function typeOf(source: string): BounceType | undefined {
  const head = source.slice(0, source.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
  const [, report] =
    /^content-type:\s*multipart\/report;.*?report-type="?(delivery-status|feedback-report)\b/im.exec(head) ?? []
  if (report === 'feedback-report') return /^feedback-type:\s*not-spam/im.test(source) ? undefined : 'complaint'
  if (report === undefined || !/^action:\s*failed/im.test(source)) return undefined
  const [, status = ''] = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(source) ?? []
  return NO_MAILBOX.test(status) ? 'hard' : 'soft'
}
