import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { Discussion } from '../../schemas.ts'
import { community } from '../client.ts'
import type { PostContent } from './post-content.ts'

interface Purpose {
  /** The post that is changed; a new one when left out. */
  id: number | undefined
  /** The module that a new post is about. */
  module: number | undefined
}

/** Makes a post, or changes it. @throws {ApiError} @throws {NetworkError} */
export function savePost(
  { topic, title, body }: PostContent,
  purpose: Purpose,
  idempotencyKey: string,
): Promise<Discussion> {
  const { id, module } = purpose
  if (id === undefined) {
    const input = { category: topic, title, body, ...(module !== undefined && { module }) }
    return community.createDiscussion(memberTransport(), { input, idempotencyKey })
  }
  return community.updateDiscussion(memberTransport(), {
    params: { discussion: id },
    input: { topic, title, body },
    idempotencyKey,
  })
}
