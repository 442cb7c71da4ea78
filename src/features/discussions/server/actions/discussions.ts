import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { textOfHtml } from '#core/words.ts'
import type { Tx } from '#platform/database/schema.ts'
import { countLinks } from '#platform/html/count-links.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { DISCUSSION_POINTS } from '../../points.ts'
import { TOPIC_RULE } from '../../rules.ts'
import { getDiscussion } from '../queries/discussions.ts'
import { isTopic } from '../queries/topics.ts'
import { insertDiscussion } from './insert-post.ts'
import { lockOwn } from './lock-own.ts'
import { postChanged, setState } from './post-state.ts'
import { allowLinks, checkPostingLimits, hashOf } from './posting-limits.ts'

/** Starts a discussion, about a module if one is named. @throws {AppError} */
export function createDiscussion({
  input,
  member,
  now,
  commit,
}: Call<typeof calls.createDiscussion>): Promise<OutputOf<typeof calls.createDiscussion>> {
  const { title, body, module: moduleId } = input
  const words = `${title} ${textOfHtml(body)}`
  return commit(async (tx) => {
    const topicId = await knownTopic(tx, input, 'category')
    const links = countLinks(body)
    const { bodyHash } = await checkPostingLimits(tx, {
      member,
      points: DISCUSSION_POINTS,
      words,
      links,
      field: 'body',
      now,
    })
    const id = await insertDiscussion(tx, { topicId, authorId: member.id, title, body, bodyHash, moduleId, at: now })
    return getDiscussion(tx, id, { page: 1 }, async () => [])
  })
}

/** Changes title, text and topic of one's own discussion. @throws {AppError} */
export function updateDiscussion({
  input,
  member,
  params,
  now,
  commit,
}: Call<typeof calls.updateDiscussion>): Promise<OutputOf<typeof calls.updateDiscussion>> {
  return commit(async (tx) => {
    const post = await lockOwn(tx, { action: 'change', target: 'post', id: params.discussion, member, now })
    const bodyHash = hashOf(`${input.title} ${textOfHtml(input.body)}`)
    await allowLinks(tx, { member, bodyHash, links: countLinks(input.body), field: 'body', now })
    const topic_id = await knownTopic(tx, input, 'topic')
    await tx
      .updateTable('discussion')
      .set({
        topic_id,
        title: input.title,
        body: input.body,
        body_hash: bodyHash,
        updated_at: now.toISOString(),
      })
      .where('id', '=', post.id)
      .execute()
    await postChanged(tx, post)
    return getDiscussion(tx, post.id, { page: 1 }, async () => [])
  })
}

/** Takes one's own discussion away from the readers. @throws {AppError} */
export function deleteDiscussion({
  member,
  params,
  now,
  commit,
}: Call<typeof calls.deleteDiscussion>): Promise<OutputOf<typeof calls.deleteDiscussion>> {
  return commit(async (tx) => {
    const post = await lockOwn(tx, { action: 'delete', target: 'post', id: params.discussion, member, now })
    await setState(tx, post, 'deleted')
    return null
  })
}

async function knownTopic(
  tx: Tx,
  { category, topic }: { category?: number | undefined; topic?: number | undefined },
  field: 'category' | 'topic',
): Promise<number> {
  const id = (field === 'topic' ? (topic ?? category) : (category ?? topic)) ?? 0
  if (!(await isTopic(tx, id))) throw new AppError('invalid_input', { fields: { [field]: [TOPIC_RULE.empty] } })
  return id
}
