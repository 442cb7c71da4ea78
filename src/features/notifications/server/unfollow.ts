import { pathOf } from '#core/endpoint.ts'
import { inputError } from '#core/errors.ts'
import { stopFollowing } from '#features/discussions/server/public.ts'
import { unfollow } from '#features/library/server/public.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { paths } from '../paths.ts'

const PURPOSE = 'unfollow'

interface Follower {
  discussionId: number
  accountId: number
}

/** URLs that stop mails about a discussion: `page` asks first, `oneClick` is for the button of mail programs (RFC 8058). */
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

/**
 * Stops the mails about a discussion; the same call again changes nothing. Links never expire, because old mails must work
 * too.
 * @throws {AppError} `invalid_input` if the link is not signed for this member and discussion
 */
export const unfollowDiscussion: Handler<typeof calls.unfollow> = async ({ context, query, commit }) => {
  const { discussion: discussionId, member: accountId, key } = query
  if (!isSigned(context.secret, PURPOSE, [discussionId, accountId], key))
    throw inputError('bad_link', responseText.badLink)
  return commit(async (tx) => {
    await stopFollowing(tx, discussionId, accountId)
    return { detail: responseText.unfollowed }
  })
}

const MODULE_PURPOSE = 'unfollow-module'

/** The same for the mails about a module. */
export function unfollowModuleLinks(
  secret: Secret,
  siteUrl: string,
  { moduleId, accountId }: { moduleId: number; accountId: number },
) {
  const query = new URLSearchParams({
    module: String(moduleId),
    member: String(accountId),
    key: sign(secret, MODULE_PURPOSE, [moduleId, accountId]),
  })
  return {
    page: `${siteUrl}/community/unfollow?${query}`,
    oneClick: `${siteUrl}${pathOf(paths.unfollowModule)}?${query}`,
  }
}

/** @throws {AppError} `invalid_input` if the link is not signed for this member and module */
export const unfollowModule: Handler<typeof calls.unfollowModule> = async ({ context, query, commit }) => {
  const { module: moduleId, member: accountId, key } = query
  if (!isSigned(context.secret, MODULE_PURPOSE, [moduleId, accountId], key))
    throw inputError('bad_link', responseText.badLink)
  return commit(async (tx) => {
    await unfollow(tx, accountId, moduleId)
    return { detail: responseText.unfollowedModule }
  })
}
