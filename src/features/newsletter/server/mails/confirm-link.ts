import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'

const PURPOSE = 'subscribe'
/** How long a link holds, in ms. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** What a confirmation link carries: nothing is kept about an address that has not confirmed. */
export interface Confirmation {
  email: string
  /** When the address was typed, in ms since 1970. */
  at: number
  key: string
}

/** The page on which the owner of an address says that it belongs on the list. @param at ms since 1970 */
export function confirmLink(secret: Secret, siteUrl: string, email: string, at: number): string {
  const query = new URLSearchParams({ email, at: String(at), key: sign(secret, PURPOSE, [email, at]) })
  return `${siteUrl}/confirm-subscription?${query}`
}

/** Whether it is one of our links and still holds. */
export function isConfirmation(secret: Secret, { email, at, key }: Confirmation, now: Date): boolean {
  return now.getTime() - at < LIFETIME_MS && isSigned(secret, PURPOSE, [email, at], key)
}
