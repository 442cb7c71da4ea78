import { sql } from 'kysely'
import type { Tag } from '#core/endpoint.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Job } from '#platform/jobs/job.ts'
import { getCounter } from './watch-views.ts'

/** How often views are saved, in ms. A process that is killed loses the views since the last time. */
const SAVE_EVERY_MS = 10_000
/** How often cached pages become stale because of views alone, in ms. */
const PUBLISH_EVERY_MS = 5 * 60_000
/** Discussions in one statement: the databases limit its parameters. */
const BATCH = 500

/** Adds views to discussions. @param views by id or slug, unknown ones are ignored @returns the ids of the discussions */
export async function saveViews({ db }: Database, views: ReadonlyMap<string, number>): Promise<number[]> {
  const all = [...views]
  const saved: number[] = []
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = new Map(all.slice(from, from + BATCH))
    saved.push(...(await db.transaction().execute((tx) => addViews(tx, batch))))
  }
  return saved
}

async function addViews(tx: Tx, views: ReadonlyMap<string, number>): Promise<number[]> {
  const keys = [...views.keys()]
  const ids = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number)
  const rows = await tx
    .selectFrom('discussion')
    .select(['id', 'slug'])
    .where((row) => row.or([row('slug', 'in', keys), row('id', 'in', ids.length > 0 ? ids : [0])]))
    .orderBy('id')
    .execute()
  const viewed = rows.map(({ id, slug }) => ({ id, views: (views.get(slug) ?? 0) + (views.get(String(id)) ?? 0) }))
  for (const [count, discussions] of Map.groupBy(viewed, (each) => each.views))
    await tx
      .updateTable('discussion')
      .set({ view_count: sql<number>`view_count + ${count}` })
      .where(
        'id',
        'in',
        discussions.map((each) => each.id),
      )
      .execute()
  return viewed.map((each) => each.id)
}

/** Tags of discussions whose cached pages do not show their latest views yet, in this process. */
const unpublished = new Set<Tag>()
let publishedAtMs = 0

/** Saves views often, and lets cached pages show them seldom. */
export const viewsJob: Job = {
  name: 'save views of discussions',
  everyMs: SAVE_EVERY_MS,
  run: async (context) => {
    const views = getCounter(context).take()
    if (views.size > 0) for (const id of await saveViews(context.database, views)) unpublished.add(`discussion:${id}`)
    if (unpublished.size === 0 || Date.now() - publishedAtMs < PUBLISH_EVERY_MS) return
    const stale = [...unpublished, 'comments'] as const
    await context.database.db.transaction().execute((tx) => recordChange(tx, ...stale))
    unpublished.clear()
    publishedAtMs = Date.now()
  },
}
