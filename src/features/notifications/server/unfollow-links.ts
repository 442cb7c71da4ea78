import { pathOf } from '#core/endpoint.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import { paths } from '../paths.ts'

const PURPOSE = 'unfollow'

export interface Follower {
  discussionId: number
  accountId: number
}

/** The two paths by which a member stops mails about a discussion: one to open, one for mail programs to press. */
export function unfollowLinks(secret: Secret, siteUrl: string, { discussionId, accountId }: Follower) {
  const query = new URLSearchParams({
    discussion: String(discussionId),
    member: String(accountId),
    key: sign(secret, PURPOSE, [discussionId, accountId]),
  })
  return {
    page: `${siteUrl}/community/unfollow?${query}`,
    oneClick: `${siteUrl}${pathOf(paths.unfollow)}?${query}`,
  }
}

/** Whether a link is one of ours for this member and discussion. It holds for good: old mail must be leavable too. */
export function isUnfollowKey(secret: Secret, { discussionId, accountId }: Follower, key: string): boolean {
  return isSigned(secret, PURPOSE, [discussionId, accountId], key)
}
