import { sql } from 'kysely'
import type { Tag } from '#core/endpoint.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Job } from '#platform/jobs/job.ts'
import { counterOf } from './watch-views.ts'

/** How often views are written down, in ms: what a process that is killed has not written is lost. */
const SAVE_EVERY_MS = 10_000
/** How often pages are made anew because of views alone, in ms. */
const SHOW_EVERY_MS = 5 * 60_000
/** Keeps the parameters of one statement below what the databases take. */
const BATCH = 500

/** Adds views to the discussions. @param views by number or slug; what is no discussion is left out @returns their numbers */
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
  const addresses = [...views.keys()]
  const numbers = addresses.filter((address) => /^\d{1,9}$/.test(address)).map(Number)
  const rows = await tx
    .selectFrom('discussion')
    .select(['id', 'slug'])
    .where((row) => row.or([row('slug', 'in', addresses), row('id', 'in', numbers.length > 0 ? numbers : [0])]))
    .orderBy('id')
    .execute()
  const seen = rows.map(({ id, slug }) => ({ id, views: (views.get(slug) ?? 0) + (views.get(String(id)) ?? 0) }))
  for (const [count, discussions] of Map.groupBy(seen, (each) => each.views))
    await tx
      .updateTable('discussion')
      .set({ view_count: sql<number>`view_count + ${count}` })
      .where(
        'id',
        'in',
        discussions.map((each) => each.id),
      )
      .execute()
  return seen.map((each) => each.id)
}

/** Discussions whose pages do not show their latest views yet, in this process. */
const unshown = new Set<Tag>()
let shownMs = 0

/** Writes down what was seen, and lets pages show it now and then. */
export const viewsJob: Job = {
  name: 'save views of discussions',
  everyMs: SAVE_EVERY_MS,
  run: async (ground) => {
    const views = counterOf(ground).take()
    if (views.size > 0) for (const id of await saveViews(ground.database, views)) unshown.add(`discussion:${id}`)
    if (unshown.size === 0 || Date.now() - shownMs < SHOW_EVERY_MS) return
    const stale = [...unshown, 'comments'] as const
    await ground.database.db.transaction().execute((tx) => recordChange(tx, ...stale))
    unshown.clear()
    shownMs = Date.now()
  },
}
