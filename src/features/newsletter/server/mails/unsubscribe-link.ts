import { pathOf } from '#core/endpoint.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type { MailingList } from '../../contract.ts'
import { paths } from '../../paths.ts'

const PURPOSE = 'unsubscribe'

/** The two paths by which a reader leaves a list: one for people to open, one for mail programs to press. */
export function unsubscribeLinks(secret: Secret, siteUrl: string, list: MailingList, email: string) {
  const query = new URLSearchParams({ list, email, key: sign(secret, PURPOSE, [list, email]) })
  return { page: `${siteUrl}/unsubscribe?${query}`, oneClick: `${siteUrl}${pathOf(paths.unsubscribe)}?${query}` }
}

/** Whether a link is one of ours for this list and address. It holds for good: old mail must be leavable too. */
export function isUnsubscribeKey(secret: Secret, list: MailingList, email: string, key: string): boolean {
  return isSigned(secret, PURPOSE, [list, email], key)
}
