import { readRevision } from '#server/database/revisions.ts'
import type { Db } from '#server/database/schema.ts'
import { VISIBLE } from './visible.ts'

interface Counted {
  /** Of the discussions, as it was just before they were counted. */
  revision: number
  byTopic: ReadonlyMap<number, number>
}

/** What was counted last in each database. */
const counted = new WeakMap<Db, Counted>()

/**
 * How many discussions readers see, of one topic or in all. Each list says it, and a database has to look at all of them
 * to know: so they are counted anew only when one has come, gone or changed, and not for each comment.
 */
export async function countDiscussions(db: Db, topicId: number | undefined): Promise<number> {
  const byTopic = await countByTopic(db)
  if (topicId !== undefined) return byTopic.get(topicId) ?? 0
  return [...byTopic.values()].reduce((sum, count) => sum + count, 0)
}

async function countByTopic(db: Db): Promise<Counted['byTopic']> {
  // Read before: what comes while they are counted makes them stale, never falsely fresh.
  const revision = await readRevision(db, 'discussions')
  const known = counted.get(db)
  if (known?.revision === revision) return known.byTopic
  const rows = await db
    .selectFrom('discussion')
    .select((row) => ['topic_id', row.fn.countAll<number>().as('count')])
    .where('state', '=', VISIBLE)
    .groupBy('topic_id')
    .execute()
  const byTopic = new Map(rows.map((row) => [row.topic_id, row.count]))
  counted.set(db, { revision, byTopic })
  return byTopic
}
