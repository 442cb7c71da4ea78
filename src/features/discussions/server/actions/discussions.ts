import { fieldError } from '#core/errors.ts'
import { textOfHtml } from '#core/words.ts'
import { lockMember } from '#features/accounts/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { countLinks } from '#platform/html/count-links.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { fieldText } from '../../messages.ts'
import { getDiscussion } from '../queries/discussions.ts'
import { hasTopic, lockTopic } from '../queries/topics.ts'
import { insertDiscussion } from './insert-post.ts'
import { lockOwnPost } from './lock-own-post.ts'
import { hideNewPost, recordPostChange, setState } from './post-state.ts'
import { checkLinkLimit, checkPostingLimits, hashOf } from './posting-limits.ts'

/** Starts a discussion, optionally about a module. @throws {AppError} */
export const createDiscussion: Handler<typeof calls.createDiscussion> = async ({ input, member, now, commit }) => {
  const { title, body, module: moduleId } = input
  const words = `${title} ${textOfHtml(body)}`
  return commit(async (tx) => {
    await lockMember(tx, member.id)
    const topicId = await checkTopic(tx, input, 'category')
    const links = countLinks(body)
    const { bodyHash, waits } = await checkPostingLimits(tx, { member, words, links, field: 'body', now })
    const id = await insertDiscussion(tx, { topicId, authorId: member.id, title, body, bodyHash, moduleId, at: now })
    const discussion = await getDiscussion(tx, id, { page: 1 }, async () => [])
    if (waits) await hideNewPost(tx, { target: 'post', id, discussionId: id, authorId: member.id })
    return discussion
  })
}

/** Changes title, body and topic of the member's own discussion. @throws {AppError} */
export const updateDiscussion: Handler<typeof calls.updateDiscussion> = async ({
  input,
  member,
  params,
  now,
  commit,
}) => {
  const { title, body } = input
  return commit(async (tx) => {
    const post = await lockOwnPost(tx, { action: 'change', target: 'post', id: params.discussion, member, now })
    const bodyHash = hashOf(`${title} ${textOfHtml(body)}`)
    await checkLinkLimit(tx, { member, bodyHash, links: countLinks(body), field: 'body', now })
    const topic_id = await checkTopic(tx, input, 'topic', post.id)
    await tx
      .updateTable('discussion')
      .set({ topic_id, title, body, body_hash: bodyHash, updated_at: now.toISOString() })
      .where('id', '=', post.id)
      .execute()
    await recordPostChange(tx, post)
    return getDiscussion(tx, post.id, { page: 1 }, async () => [])
  })
}

/** Deletes the member's own discussion: readers no longer see it. @throws {AppError} */
export const deleteDiscussion: Handler<typeof calls.deleteDiscussion> = ({ member, params, now, commit }) =>
  commit(async (tx) => {
    const post = await lockOwnPost(tx, { action: 'delete', target: 'post', id: params.discussion, member, now })
    await setState(tx, post, 'deleted')
    return null
  })

/** A closed topic is only for a discussion that has it already. Until the transaction ends the topic stays as it is. */
async function checkTopic(
  tx: Tx,
  { category, topic }: { category?: number | undefined; topic?: number | undefined },
  field: 'category' | 'topic',
  discussionId?: number,
): Promise<number> {
  const id = (field === 'topic' ? (topic ?? category) : (category ?? topic)) ?? 0
  const found = await lockTopic(tx, id)
  if (found === undefined) throw fieldError(field, 'required', fieldText.topic.required)
  if (found.closed_at !== null && !(await hasTopic(tx, discussionId, id)))
    throw fieldError(field, 'topic_closed', fieldText.topic.closed)
  return id
}
