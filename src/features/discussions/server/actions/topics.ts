import { AppError, fieldError, inputError, orNotFound } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { fold } from '#platform/search/fold.ts'
import type { TopicChange } from '../../contract.ts'
import { fieldText, responseText } from '../../messages.ts'
import { lockTopics } from '../queries/topics.ts'

/** More cannot be chosen from a list. Merged topics count too. */
const MAX_TOPICS = 100

type Topics = Awaited<ReturnType<typeof lockTopics>>

/** What has happened to a topic. */
interface TopicEvent {
  action: 'added' | 'renamed' | 'closed' | 'reopened' | 'removed' | 'merged' | 'unmerged'
  name: string
  formerName?: string
  mergedInto?: string
}

/**
 * Changes topics. Those that are named get the order in which they are named; the others keep their places.
 * @throws {AppError} `not_found`; `invalid_input` for a name that another topic has, and when one that is in use is removed
 */
export async function changeTopics(tx: Tx, changes: readonly TopicChange[], now: Date): Promise<TopicEvent[]> {
  const topics = await lockTopics(tx)
  const events: TopicEvent[] = []
  for (const change of changes)
    events.push(...(change.id === undefined ? await add(tx, topics, change) : await apply(tx, topics, change, now)))
  await order(
    tx,
    changes.flatMap(({ id }) => topics.find((topic) => topic.id === id) ?? []),
  )
  await recordChange(tx, 'discussions')
  return events
}

async function add(tx: Tx, topics: Topics, { name = '' }: TopicChange): Promise<TopicEvent[]> {
  if (topics.length >= MAX_TOPICS) throw inputError('too_many', responseText.tooManyTopics)
  checkName(topics, name)
  const position = Math.max(0, ...topics.map((topic) => topic.position)) + 1
  await tx.insertInto('discussion_topic').values({ name, position }).execute()
  return [{ action: 'added', name }]
}

async function apply(tx: Tx, topics: Topics, change: TopicChange, now: Date): Promise<TopicEvent[]> {
  const topic = orNotFound(topics.find(({ id }) => id === change.id))
  const events: TopicEvent[] = []
  if (change.merged_into !== undefined) events.push(await merge(tx, topics, topic, change.merged_into))
  if (topic.merged_into_id !== null) return events
  if (change.is_removed) return [await remove(tx, topics, topic)]
  const { name = topic.name, is_closed: isClosed = topic.closed_at !== null } = change
  const others = topics.filter((other) => other !== topic)
  if (name !== topic.name) {
    checkName(others, name)
    events.push({ action: 'renamed', name, formerName: topic.name })
  }
  if (isClosed !== (topic.closed_at !== null)) events.push({ action: isClosed ? 'closed' : 'reopened', name })
  const closed_at = isClosed ? (topic.closed_at ?? now.toISOString()) : null
  await tx.updateTable('discussion_topic').set({ name, closed_at }).where('id', '=', topic.id).execute()
  return events
}

/** Names differ in more than case and accents. A merged topic may have the name of another one. */
function checkName(topics: Topics, name: string): void {
  const isTaken = topics.some((topic) => topic.merged_into_id === null && fold(topic.name) === fold(name))
  if (isTaken) throw fieldError('name', 'name_taken', fieldText.topicName.taken)
}

/** Deletes a topic that was never used: no discussion and no other topic refers to it. */
async function remove(tx: Tx, topics: Topics, { id, name }: Topics[number]): Promise<TopicEvent> {
  const used = await tx
    .selectFrom('discussion')
    .select('id')
    .where((row) => row.or([row('topic_id', '=', id), row('former_topic_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  if (used || topics.some(({ merged_into_id }) => merged_into_id === id))
    throw inputError('topic_in_use', responseText.topicInUse)
  await tx.deleteFrom('discussion_topic').where('id', '=', id).execute()
  return { action: 'removed', name }
}

/**
 * Moves the discussions of a topic into another one, to which its address leads from now on. With null the topic gets its
 * discussions back, except those that have moved on since.
 */
async function merge(tx: Tx, topics: Topics, topic: Topics[number], intoId: number | null): Promise<TopicEvent> {
  const { id, name, merged_into_id: fromId } = topic
  const into = topics.find((other) => other.id === intoId && other !== topic && other.merged_into_id === null)
  if (intoId === null ? fromId === null : into === undefined || fromId !== null) throw new AppError('not_found')
  const moved = tx.updateTable('discussion')
  if (fromId === null)
    await moved
      .set({ topic_id: intoId ?? id, former_topic_id: id })
      .where('topic_id', '=', id)
      .execute()
  else
    await moved
      .set({ topic_id: id, former_topic_id: null })
      .where('topic_id', '=', fromId)
      .where('former_topic_id', '=', id)
      .execute()
  await tx.updateTable('discussion_topic').set({ merged_into_id: intoId }).where('id', '=', id).execute()
  topic.merged_into_id = intoId
  return into ? { action: 'merged', name, mergedInto: into.name } : { action: 'unmerged', name }
}

/** The topics share their places in the new order. */
async function order(tx: Tx, topics: Topics): Promise<void> {
  const places = topics.map(({ position }) => position).toSorted((one, other) => one - other)
  for (const [at, { id, position: former }] of topics.entries()) {
    const position = places[at]
    if (position !== undefined && position !== former)
      await tx.updateTable('discussion_topic').set({ position }).where('id', '=', id).execute()
  }
}
