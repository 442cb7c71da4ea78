import { z } from 'zod'
import { titleOf } from '#core/content-changes.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { type DashboardItem, Problem } from '../../contract.ts'
import { answers } from '../../messages.ts'
import type { AnyEditable } from '../editable.ts'
import { findBrokenLinks } from './broken-links.ts'
import { linksOf } from './links.ts'
import { parseBody } from './loaded-entry.ts'

/** An editor is reminded this long before the date, in ms. */
const REMIND_MS = 30 * 24 * 60 * 60_000

/** What waits for an editor, by group. */
export async function listDashboard(
  db: Db,
  editables: readonly AnyEditable[],
  editorId: number,
  now: Date,
): Promise<DashboardItem[]> {
  const drafts = await db
    .selectFrom('draft')
    .selectAll()
    .where('discarded_at', 'is', null)
    .orderBy('saved_at', 'desc')
    .execute()
  const ofDrafts = drafts.flatMap((draft): DashboardItem[] => {
    const editable = editables.find(({ type }) => type.kind === draft.kind)
    if (editable === undefined) return []
    const { kind, entry, publish_at, saved_at, failure } = draft
    const title = titleOf(editable.type, parseBody(editable, draft.body))
    const item = { kind, entry, title, page: null, count: 0 }
    if (failure !== null) {
      const detail = z
        .array(Problem)
        .parse(JSON.parse(failure))
        .map(({ message }) => message)
        .join(' ')
      return [{ ...item, group: 'late', what: 'not_published', detail, at: saved_at }]
    }
    if (publish_at !== null)
      return [{ ...item, group: 'planned', what: 'planned', detail: editable.type.name, at: publish_at }]
    if (draft.author_id !== editorId) return []
    return [{ ...item, group: 'drafts', what: 'draft', detail: editable.type.name, at: saved_at }]
  })
  return [...(await listReviews(db, editables, now)), ...ofDrafts, ...(await listBrokenLinks(db, editables))]
}

async function listReviews(db: Db, editables: readonly AnyEditable[], now: Date): Promise<DashboardItem[]> {
  const latest = new Date(now.getTime() + REMIND_MS).toISOString()
  const lists = await Promise.all(
    editables.map(async ({ type, list }) =>
      (await list(db)).flatMap(({ entry, title, page, reviewBy }): DashboardItem[] => {
        if (!reviewBy || reviewBy > latest) return []
        const item = { kind: type.kind, entry, title, page, count: 0, detail: type.name, at: reviewBy }
        return [{ ...item, group: 'late', what: 'review_due' }]
      }),
    ),
  )
  return lists.flat().sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))
}

/** Public texts with links that lead nowhere on this site. */
async function listBrokenLinks(db: Db, editables: readonly AnyEditable[]): Promise<DashboardItem[]> {
  const entries = await Promise.all(
    editables.map(async ({ type, list, read }) =>
      Promise.all(
        (await list(db)).map(async ({ entry, title, page }) => {
          const value: AnyValue | undefined = await read(db, entry)
          return { type, entry, title, page, links: value ? linksOf(type.fields, value, []) : [] }
        }),
      ),
    ),
  )
  const all = entries.flat()
  const broken = new Set(
    await findBrokenLinks(
      db,
      editables,
      all.flatMap(({ links }) => links),
    ),
  )
  return all.flatMap(({ type, entry, title, page, links }) => {
    const found = links.filter((link) => broken.has(link))
    const [first] = found
    if (first === undefined) return []
    const item = { kind: type.kind, entry, title, page, count: found.length, at: null }
    return [{ ...item, group: 'files', what: 'broken_link', detail: answers.brokenLink(first.link) }]
  })
}
