import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { ListedTopic, ManagedTopic } from '../../schemas.ts'
import { VISIBLE } from './visible.ts'

/** The topics that readers see, in their order. */
export async function listTopics(db: Db): Promise<ListedTopic[]> {
  const rows = await topicRows(db).execute()
  const formerIds = (id: number): number[] =>
    rows.flatMap((row) => (row.merged_into_id === id ? [row.id, ...formerIds(row.id)] : []))
  return rows.flatMap(({ id, name, closed_at, merged_into_id }) => {
    const former_ids = formerIds(id)
    const facts = {
      ...(closed_at !== null && { is_closed: true as const }),
      ...(former_ids.length > 0 && { former_ids }),
    }
    return merged_into_id === null ? [{ id, name, ...facts }] : []
  })
}

/** The topics with how many discussions readers see in each. */
export async function listManagedTopics(db: Db): Promise<ManagedTopic[]> {
  const counts = await db
    .selectFrom('discussion')
    .select((row) => [
      'topic_id',
      row.fn.countAll<number | string>().as('count'),
      row.fn.max<string>('created_at').as('newest_at'),
    ])
    .where('state', '=', VISIBLE)
    .groupBy('topic_id')
    .execute()
  const byTopic = new Map(counts.map((row) => [row.topic_id, row]))
  return (await listTopics(db)).map(({ id, name, is_closed = false }) => {
    const { count = 0, newest_at = null } = byTopic.get(id) ?? {}
    return { id, name, is_closed, discussion_count: Number(count), newest_at }
  })
}

function topicRows(db: Db) {
  return db
    .selectFrom('discussion_topic')
    .select(['id', 'name', 'closed_at', 'merged_into_id', 'position'])
    .orderBy('position')
    .orderBy('id')
}

/** A topic that readers see; undefined if there is none with this id. */
export function lockTopic(tx: Tx, id: number) {
  return lock(tx, topicRows(tx).where('id', '=', id).where('merged_into_id', 'is', null)).executeTakeFirst()
}

/** All topics, merged ones too. */
export function lockTopics(tx: Tx) {
  return lock(tx, topicRows(tx)).execute()
}

/** Whether a discussion is in a topic. */
export async function hasTopic(db: Db, discussionId: number | undefined, topicId: number): Promise<boolean> {
  if (discussionId === undefined) return false
  const row = await db.selectFrom('discussion').select('topic_id').where('id', '=', discussionId).executeTakeFirst()
  return row?.topic_id === topicId
}
