import { sql } from 'kysely'
import type { AnyEditable } from '#content/server/editable.ts'
import { REVIEW_FIELD } from '#content/server/go-live.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Dashboard, DashboardItem } from '../../contract.ts'
import type { EntryFinder } from '../queries/entry-finder.ts'
import { getEditable, parseBody } from '../queries/loaded-entry.ts'
import { dashboardItem } from './item.ts'

/** By convention the field that says what the content follows. */
const BASIS_FIELD = 'based_on'

/** Reviews whose day has begun, oldest first, and the first one after them. */
export async function listReviews(
  db: Db,
  { editables, entries }: { editables: readonly AnyEditable[]; entries: EntryFinder },
  now: Date,
): Promise<{ items: DashboardItem[]; next: Dashboard['next_review'] }> {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const reviews = db
    .selectFrom('entry')
    .innerJoin('version', (join) =>
      join
        .onRef('version.kind', '=', 'entry.kind')
        .onRef('version.entry', '=', 'entry.entry')
        .onRef('version.number', '=', 'entry.live'),
    )
    .select(['entry.kind', 'entry.entry', 'entry.title', 'version.body', sql<string>`review_by`.as('at')])
    .orderBy('review_by')
    .orderBy('entry.position')
  const due = await reviews.where('review_by', '<=', today).execute()
  const next = await reviews.where('review_by', '>', today).limit(1).executeTakeFirst()
  const items = due.map(async ({ kind, entry, title, body, at }): Promise<DashboardItem> => {
    const editable = getEditable(editables, kind)
    const basis = parseBody(editable, body)[BASIS_FIELD]
    return dashboardItem({
      group: 'late',
      what: 'review_due',
      kind,
      kind_name: editable.type.name,
      entry,
      title,
      page: (await entries.find({ kind, entry }))?.page ?? null,
      at,
      detail: typeof basis === 'string' ? basis : '',
      path: REVIEW_FIELD in editable.type.fields ? [REVIEW_FIELD] : [],
    })
  })
  return { items: await Promise.all(items), next: next ? { title: next.title, at: next.at } : null }
}
