import { pathOf } from '#core/endpoint.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type { MailingList } from '../contract.ts'
import { paths } from '../paths.ts'

const CONFIRM_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** The query of a confirmation link. It carries everything: nothing is stored about an address before it is confirmed. */
export interface Confirmation {
  email: string
  /** When the reader signed up, in ms since 1970. */
  at: number
  key: string
}

/** @param at when the reader signed up, in ms since 1970 */
export function confirmLink(secret: Secret, siteUrl: string, email: string, at: number): string {
  const query = new URLSearchParams({ email, at: String(at), key: sign(secret, 'subscribe', [email, at]) })
  return `${siteUrl}/confirm-subscription?${query}`
}

/** Whether this site signed the link less than 7 days ago. */
export function isConfirmation(secret: Secret, { email, at, key }: Confirmation, now: Date): boolean {
  return now.getTime() - at < CONFIRM_LIFETIME_MS && isSigned(secret, 'subscribe', [email, at], key)
}

/** The links to leave a list: `page` for people, `oneClick` for the button of mail programs (RFC 8058). */
export function unsubscribeLinks(secret: Secret, siteUrl: string, list: MailingList, email: string, mail?: number) {
  return unsubscribeLinksWith(siteUrl, { list, email, key: sign(secret, 'unsubscribe', [list, email]) }, mail)
}

/** @param mail the mail whose readers are counted when they leave */
export function unsubscribeLinksWith(
  siteUrl: string,
  link: { list: MailingList; email: string; key: string },
  mail?: number,
) {
  const query = new URLSearchParams({ ...link, ...(mail !== undefined && { mail: String(mail) }) })
  return { page: `${siteUrl}/unsubscribe?${query}`, oneClick: `${siteUrl}${pathOf(paths.unsubscribe)}?${query}` }
}

/** Whether this site signed the link. It never expires, because the links in old mails must work. */
export function isUnsubscribeKey(secret: Secret, list: MailingList, email: string, key: string): boolean {
  return isSigned(secret, 'unsubscribe', [list, email], key)
}
