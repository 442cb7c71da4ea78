import { sql } from 'kysely'
import { z } from 'zod'
import { schemaHash } from '#content/server/draft-schema.ts'
import { REVIEW_FIELD } from '#content/server/go-live.ts'
import { joinLive } from '#content/server/live.ts'
import { formatLanguage } from '#core/format.ts'
import { wholeList } from '#core/paging.ts'
import { hasAccess } from '#core/roles.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import type { Member } from '#platform/http/member.ts'
import type { Dashboard, DashboardItem } from '../../contract.ts'
import { responseText, SEARCH_KIND, searchKindName } from '../../messages.ts'
import { listEditables } from '../jobs.ts'
import { getMissedSearches } from '../missed-searches.ts'
import { entryKey } from '../queries/audit.ts'
import { listBrokenLinks } from '../queries/broken-links.ts'
import { getEditable, parseBody } from '../queries/loaded-entry.ts'
import { listUnreadable } from '../queries/problems.ts'
import { listDraftItems } from './drafts.ts'
import { type Content, dashboardItem, problemItem, readContent } from './item.ts'

/** By convention the field that says what the content follows. */
const BASIS_FIELD = 'based_on'
const SITE_LANGUAGE = 'en'
const Path = z.array(z.string())

/** What waits for a person of the staff: content for editors, and what other features have for the role. */
export async function readDashboard(
  db: Db,
  features: readonly Feature[],
  { by, now, context }: { by: Pick<Member, 'id' | 'role'>; now: Date; context: AppContext },
): Promise<Dashboard> {
  const others = (await Promise.all(features.map(({ toDo }) => toDo?.(db, by, now, context) ?? []))).flat()
  if (!hasAccess(by.role, 'editor')) return { ...wholeList(others), next_review: null }
  const content = readContent(db, listEditables(features))
  const reviews = await listReviews(content, now)
  const items = [
    ...others,
    ...reviews.items,
    ...(await listUnreadableEntries(content)),
    ...(await listDraftItems(content, by.id)),
    ...(await listFailedPreviews(content)),
    ...(await listLinkItems(content)),
    ...(await listMissedSearches(db, features, now)),
  ]
  return { ...wholeList(items), next_review: reviews.next }
}

/** Reviews whose day has begun, oldest first, and the first one after them. */
async function listReviews({ db, editables, describe }: Content, now: Date) {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  const reviews = joinLive(db)
    .select(['entry.kind', 'entry.entry', 'entry.title', 'version.body', sql<string>`review_by`.as('at')])
    .orderBy('review_by')
    .orderBy('entry.position')
  const due = await reviews.where('review_by', '<=', today).execute()
  const next = await reviews.where('review_by', '>', today).limit(1).executeTakeFirst()
  const items = due.map(async ({ body, at, ...key }): Promise<DashboardItem> => {
    const editable = getEditable(editables, key.kind)
    const basis = parseBody(editable, body)[BASIS_FIELD]
    const detail = typeof basis === 'string' ? basis : ''
    const path = REVIEW_FIELD in editable.type.fields ? [REVIEW_FIELD] : []
    return dashboardItem({ ...(await describe(key)), group: 'late', what: 'review_due', at, detail, path })
  })
  return { items: await Promise.all(items), next: next ? { title: next.title, at: next.at } : null }
}

/** Public texts of which readers miss a field, because it has another type since an upgrade. */
async function listUnreadableEntries({ db, editables, describe }: Content): Promise<DashboardItem[]> {
  const ofKinds = editables.map(async (editable) => {
    const older = await joinLive(db)
      .select(['entry.kind', 'entry.entry', 'version.body', 'version.at'])
      .where('entry.kind', '=', editable.type.kind)
      .where('version.schema', '!=', schemaHash(editable.type))
      .execute()
    const items = older.map(async ({ body, at, ...key }) => {
      const problems = listUnreadable(editable, body)
      return problems.length === 0 ? [] : [problemItem('not_readable', { ...(await describe(key)), at }, problems)]
    })
    return (await Promise.all(items)).flat()
  })
  return (await Promise.all(ofKinds)).flat()
}

/** Public files without a preview, each with one entry that uses it. */
async function listFailedPreviews({ db, describe }: Content): Promise<DashboardItem[]> {
  const uses = await db
    .selectFrom('file')
    .innerJoin('file_use', 'file_use.file_id', 'file.id')
    .select(['file.id', 'file.name', 'file_use.kind', 'file_use.entry'])
    .where('file.preview_state', '=', 'failed')
    .where('file.replaced_by_id', 'is', null)
    .orderBy('file.id')
    .execute()
  const byFile = [...Map.groupBy(uses, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
  return Promise.all(
    byFile.map(async ({ id, name, ...user }) => {
      const { title, ...entry } = await describe(user)
      return dashboardItem({ ...entry, group: 'files', what: 'no_preview', title: name, detail: title, file_id: id })
    }),
  )
}

/** Public texts with links that lead nowhere on this site. */
async function listLinkItems({ db, editables, describe }: Content): Promise<DashboardItem[]> {
  const byEntry = Map.groupBy(await listBrokenLinks(db, editables), entryKey)
  const firsts = [...byEntry.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: 1 + more.length }] : [],
  )
  const items = firsts.map(async ({ path, link, count, ...key }) => {
    const facts = { detail: responseText.brokenLink(link), path: Path.parse(JSON.parse(path)), count }
    return dashboardItem({ ...(await describe(key)), group: 'files', what: 'broken_link', ...facts })
  })
  return Promise.all(items)
}

async function listMissedSearches(db: Db, features: readonly Feature[], now: Date): Promise<DashboardItem[]> {
  const searches = await getMissedSearches(features).list(db, now)
  return searches.map(({ query, count, lastDay, language, page }) =>
    dashboardItem({
      group: 'searches',
      what: 'search_without_results',
      kind: SEARCH_KIND,
      kind_name: searchKindName,
      entry: '',
      title: query,
      page,
      count,
      at: lastDay,
      detail: language === SITE_LANGUAGE ? '' : formatLanguage(language),
    }),
  )
}
