import { pathOf } from '#core/endpoint.ts'
import { inputError } from '#core/errors.ts'
import { stopFollowing } from '#features/discussions/server/public.ts'
import { unfollow } from '#features/library/server/public.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'
import type * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { paths } from '../paths.ts'

const PURPOSES = { discussion: 'unfollow', module: 'unfollow-module' } as const

/** A discussion or a module, and who follows it. */
interface Followed {
  what: keyof typeof PURPOSES
  id: number
  accountId: number
}

/** URLs that stop mails about it: `page` asks first, `oneClick` is for the button of mail programs (RFC 8058). */
export function unfollowLinks(secret: Secret, siteUrl: string, { what, id, accountId }: Followed) {
  const query = new URLSearchParams({
    [what]: String(id),
    member: String(accountId),
    key: sign(secret, PURPOSES[what], [id, accountId]),
  })
  return {
    page: `${siteUrl}/community/unfollow?${query}`,
    oneClick: `${siteUrl}${pathOf(paths.unfollow)}?${query}`,
  }
}

/**
 * Stops the mails about a discussion or a module; the same call again changes nothing. Links never expire, because old mails must work
 * too.
 * @throws {AppError} `invalid_input` if the link is not signed for this member and discussion or module
 */
export const unfollowByLink: Handler<typeof calls.unfollow> = async ({ context, query, commit }) => {
  const { discussion, module = 0, member: accountId, key } = query
  const [what, id] = discussion === undefined ? (['module', module] as const) : (['discussion', discussion] as const)
  if (!isSigned(context.secret, PURPOSES[what], [id, accountId], key))
    throw inputError('bad_link', responseText.badLink)
  return commit(async (tx) => {
    await (what === 'module' ? unfollow : stopFollowing)(tx, id, accountId)
    return { detail: what === 'module' ? responseText.unfollowedModule : responseText.unfollowed }
  })
}
