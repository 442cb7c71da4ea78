import type { AnyEditable } from '#content/server/editable.ts'
import { listFileIds } from '#content/server/files-of.ts'
import { listLinks, parseFileId } from '#content/server/links.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { readPublicEntries } from './public-entries.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What of this feature depends on an entry, e.g. its bookmarks. @param features all of them, e.g. to ask what can be bookmarked */
    listUses?(db: Db, entry: { kind: string; entry: string }, features: readonly Feature[]): Promise<Use[]>
  }
}

/** What would lose something if an entry were deleted. */
export interface Use {
  /** In words, e.g. 'bookmarks'. */
  what: string
  count: number
  page: string | null
}

/** Texts that link to the page or the files of an entry, then what features register. */
export async function listUses(
  db: Db,
  { features, editables }: { features: readonly Feature[]; editables: readonly AnyEditable[] },
  { editable, entry, live }: LoadedEntry,
): Promise<Use[]> {
  const key = { kind: editable.type.kind, entry }
  const registered = await Promise.all(
    features.map(async (feature) => (await feature.listUses?.(db, key, features)) ?? []),
  )
  const linking = live === undefined ? [] : await listLinking(db, editables, key, listFileIds(editable.type, live))
  return [...linking, ...registered.flat()].filter(({ count }) => count > 0)
}

/** Public texts of other entries with links to the page of an entry, to pages below it, or to its files. */
async function listLinking(
  db: Db,
  editables: readonly AnyEditable[],
  { kind, entry }: { kind: string; entry: string },
  files: readonly number[],
): Promise<Use[]> {
  const entries = await readPublicEntries(db, editables)
  const own = entries.find((each) => each.editable.type.kind === kind && each.entry === entry)
  // The page of an entry that is one of many on a page has a fragment: links to the page stay valid without it.
  const page = own?.page.includes('#') ? undefined : own?.page
  const leads = (link: string) =>
    files.includes(parseFileId(link) ?? 0) || (page !== undefined && link.split(/[?#]/)[0]?.startsWith(page) === true)
  return entries
    .filter((other) => other !== own)
    .map(({ editable: { type }, title, value, page: ofUse }) => {
      const links = listLinks(type.fields, value, [])
      return { what: title, count: links.filter(({ link }) => leads(link)).length, page: ofUse }
    })
}

/** Public entries with a file. They are read: the table of uses is empty before the first publication. */
export async function listFileUses(db: Db, editables: readonly AnyEditable[], fileId: number): Promise<FileUse[]> {
  const entries = await readPublicEntries(db, editables)
  return entries
    .filter(({ editable, value }) => listFileIds(editable.type, value).includes(fileId))
    .map(({ editable, entry, title, page }) => ({ kind: editable.type.kind, entry, title, page }))
}

interface FileUse {
  kind: string
  entry: string
  title: string
  page: string
}
