import { fieldError, inputError, orNotFound } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { fold } from '#platform/search/fold.ts'
import { fieldText, responseText } from '../../messages.ts'
import { lockTopics } from '../queries/topics.ts'

/** More cannot be chosen from a list. Merged topics count too. */
const MAX_TOPICS = 100

/** Adds a topic after the others. @throws {AppError} when there is one with this name, or too many */
export async function addTopic(tx: Tx, name: string): Promise<number> {
  const topics = await lockTopics(tx)
  if (topics.length >= MAX_TOPICS) throw inputError('too_many', responseText.tooManyTopics)
  checkName(topics, name)
  const position = Math.max(0, ...topics.map((topic) => topic.position)) + 1
  const { id } = await tx
    .insertInto('discussion_topic')
    .values({ name, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChange(tx, 'discussions')
  return id
}

/** Renames a topic, closes it or opens it again. @returns what it was before @throws {AppError} */
export async function changeTopic(tx: Tx, id: number, { name, isClosed, now }: TopicChange) {
  const topics = await lockTopics(tx)
  const before = orNotFound(topics.find((topic) => topic.id === id && topic.merged_into_id === null))
  const others = topics.filter((topic) => topic !== before)
  checkName(others, name)
  const closed_at = isClosed ? (before.closed_at ?? now.toISOString()) : null
  await tx.updateTable('discussion_topic').set({ name, closed_at }).where('id', '=', id).execute()
  await recordChange(tx, 'discussions')
  return { name: before.name, isClosed: before.closed_at !== null }
}

interface TopicChange {
  name: string
  isClosed: boolean
  now: Date
}

/** Names differ in more than case and accents. A merged topic may have the name of another one. */
function checkName(topics: Awaited<ReturnType<typeof lockTopics>>, name: string): void {
  const isTaken = topics.some((topic) => topic.merged_into_id === null && fold(topic.name) === fold(name))
  if (isTaken) throw fieldError('name', 'name_taken', fieldText.topicName.taken)
}

/** Deletes a topic that was never used. @throws {AppError} when a discussion or another topic refers to it */
export async function removeTopic(tx: Tx, id: number): Promise<{ name: string }> {
  const topics = await lockTopics(tx)
  const topic = orNotFound(topics.find((each) => each.id === id && each.merged_into_id === null))
  const used = await tx
    .selectFrom('discussion')
    .select('id')
    .where((row) => row.or([row('topic_id', '=', id), row('former_topic_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  if (used || topics.some(({ merged_into_id }) => merged_into_id === id))
    throw inputError('topic_in_use', responseText.topicInUse)
  await tx.deleteFrom('discussion_topic').where('id', '=', id).execute()
  await recordChange(tx, 'discussions')
  return topic
}

/** @param ids of topics in their new order; other topics stay where they are */
export async function orderTopics(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockTopics(tx)
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('discussion_topic')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
  await recordChange(tx, 'discussions')
}

/** Moves the discussions of a topic into another one, to which its address leads from now on. @throws {AppError} `not_found` */
export async function mergeTopic(tx: Tx, id: number, intoId: number) {
  const topics = (await lockTopics(tx)).filter(({ merged_into_id }) => merged_into_id === null)
  const from = orNotFound(topics.find((topic) => topic.id === id))
  const into = orNotFound(topics.find((topic) => topic.id === intoId && topic.id !== id))
  await tx.updateTable('discussion').set({ topic_id: intoId, former_topic_id: id }).where('topic_id', '=', id).execute()
  await tx.updateTable('discussion_topic').set({ merged_into_id: intoId }).where('id', '=', id).execute()
  await recordChange(tx, 'discussions')
  return { from, into }
}

/** Gives a merged topic its discussions back, except those that have moved on since. @throws {AppError} `not_found` */
export async function undoMerge(tx: Tx, id: number): Promise<{ name: string }> {
  const topic = orNotFound((await lockTopics(tx)).find((each) => each.id === id && each.merged_into_id !== null))
  await tx
    .updateTable('discussion')
    .set({ topic_id: id, former_topic_id: null })
    .where('topic_id', '=', topic.merged_into_id)
    .where('former_topic_id', '=', id)
    .execute()
  await tx.updateTable('discussion_topic').set({ merged_into_id: null }).where('id', '=', id).execute()
  await recordChange(tx, 'discussions')
  return topic
}
