import type { AnyEditable } from '#content/server/editable.ts'
import { listFileIds } from '#content/server/files-of.ts'
import { listLinks } from '#content/server/links.ts'
import type { Db } from '#platform/database/schema.ts'
import type { DashboardItem } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { findBrokenLinks } from '../queries/broken-links.ts'
import type { PublicEntry } from '../queries/public-entries.ts'
import { dashboardItem } from './item.ts'

const factsOf = ({ editable: { type }, entry, page }: PublicEntry) => ({
  group: 'files' as const,
  kind: type.kind,
  kind_name: type.name,
  entry,
  page,
})

export async function listFailedPreviews(db: Db, entries: readonly PublicEntry[]): Promise<DashboardItem[]> {
  const failed = await db
    .selectFrom('file')
    .select(['id', 'name'])
    .where('preview_state', '=', 'failed')
    .where('replaced_by_id', 'is', null)
    .orderBy('id')
    .execute()
  if (failed.length === 0) return []
  const users = entries.map((entry) => ({ entry, files: new Set(listFileIds(entry.editable.type, entry.value)) }))
  return failed.flatMap(({ id, name }) => {
    const user = users.find(({ files }) => files.has(id))?.entry
    if (user === undefined) return []
    return [dashboardItem({ ...factsOf(user), what: 'no_preview', title: name, detail: user.title, file_id: id })]
  })
}

/** Public texts with links that lead nowhere on this site. */
export async function listBrokenLinks(
  db: Db,
  editables: readonly AnyEditable[],
  entries: readonly PublicEntry[],
): Promise<DashboardItem[]> {
  const all = entries.map((entry) => ({ entry, links: listLinks(entry.editable.type.fields, entry.value, []) }))
  const broken = new Set(
    await findBrokenLinks(
      db,
      editables,
      all.flatMap(({ links }) => links),
    ),
  )
  return all.flatMap(({ entry, links }) => {
    const found = links.filter((link) => broken.has(link))
    const [first] = found
    if (first === undefined) return []
    const { title } = entry
    const facts = { detail: responseText.brokenLink(first.link), path: [...first.path], count: found.length }
    return [dashboardItem({ ...factsOf(entry), what: 'broken_link', title, ...facts })]
  })
}
