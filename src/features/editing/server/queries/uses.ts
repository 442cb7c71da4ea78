import type { AnyEditable } from '#content/server/editable.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import { createEntryFinder } from './entry-finder.ts'
import type { LoadedEntry } from './loaded-entry.ts'

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
  const linking = live === undefined ? [] : await listLinking(db, editables, key)
  return [...linking, ...registered.flat()].filter(({ count }) => count > 0)
}

/** Public texts of other entries with links to the page of an entry, to pages below it, or to its files. */
async function listLinking(
  db: Db,
  editables: readonly AnyEditable[],
  key: { kind: string; entry: string },
): Promise<Use[]> {
  const entries = createEntryFinder(db, editables)
  const ownPage = (await entries.find(key))?.page
  // The page of an entry that is one of many on a page has a fragment: links to the page stay valid without it.
  const page = ownPage === undefined || ownPage.includes('#') ? '' : ownPage
  const links = await db
    .selectFrom('entry_link')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'entry_link.kind').onRef('entry.entry', '=', 'entry_link.entry'),
    )
    .select(['entry.kind', 'entry.entry'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('entry_link.page', '=', page),
        eb(
          'entry_link.file_id',
          'in',
          selectFrom('file_use').select('file_id').where('kind', '=', key.kind).where('entry', '=', key.entry),
        ),
      ]),
    )
    .where(({ eb, or }) => or([eb('entry.kind', '!=', key.kind), eb('entry.entry', '!=', key.entry)]))
    .groupBy(['entry.kind', 'entry.entry', 'entry.position'])
    .orderBy('entry.position')
    .execute()
  return Promise.all(
    inOrderOfKinds(editables, links).map(async ({ count, ...link }) => {
      const { title = '', page = null } = (await entries.find(link)) ?? {}
      return { what: title, count: Number(count), page }
    }),
  )
}

/** Public entries with a file. */
export async function listFileUses(db: Db, editables: readonly AnyEditable[], fileId: number): Promise<FileUse[]> {
  const entries = createEntryFinder(db, editables)
  const uses = await db
    .selectFrom('file_use')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'file_use.kind').onRef('entry.entry', '=', 'file_use.entry'),
    )
    .select(['entry.kind', 'entry.entry'])
    .where('file_id', '=', fileId)
    .orderBy('entry.position')
    .execute()
  return Promise.all(
    inOrderOfKinds(editables, uses).map(async (use) => {
      const { title = '', page = '/' } = (await entries.find(use)) ?? {}
      return { ...use, title, page }
    }),
  )
}

function inOrderOfKinds<Row extends { kind: string }>(editables: readonly AnyEditable[], rows: readonly Row[]): Row[] {
  const places = new Map(editables.map(({ type }, index) => [type.kind, index]))
  return rows.toSorted((a, b) => (places.get(a.kind) ?? 0) - (places.get(b.kind) ?? 0))
}

interface FileUse {
  kind: string
  entry: string
  title: string
  page: string
}
