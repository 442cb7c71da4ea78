import type { AnyEditable } from '#content/server/editable.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import { type EntryName, entryKey } from './audit.ts'
import type { LoadedEntry } from './loaded-entry.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What of this feature depends on an entry, e.g. its bookmarks. @param features all of them, e.g. to ask what can be bookmarked */
    listUses?(db: Db, entry: EntryName, features: readonly Feature[]): Promise<Use[]>
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
async function listLinking(db: Db, editables: readonly AnyEditable[], key: EntryName): Promise<Use[]> {
  const ownPage = (await listInOrder(db, editables, [key]))[0]?.page
  // The page of an entry that is one of many on a page has a fragment: links to the page stay valid without it.
  const page = ownPage === undefined || ownPage.includes('#') ? '' : ownPage
  const links = await db
    .selectFrom('entry_link')
    .select(({ fn }) => ['kind', 'entry', fn.countAll<number>().as('count')])
    .where(({ and, eb, not, or, selectFrom }) =>
      and([
        or([
          eb('page', '=', page),
          eb(
            'file_id',
            'in',
            selectFrom('file_use')
              .select('file_id')
              .where(({ and }) => and({ ...key })),
          ),
        ]),
        not(and({ ...key })),
      ]),
    )
    .groupBy(['kind', 'entry'])
    .execute()
  const linking = await listInOrder(db, editables, links)
  return linking.map(({ title, page, count }) => ({ what: title, count: Number(count), page }))
}

/** Public entries with a file. */
export async function listFileUses(db: Db, editables: readonly AnyEditable[], fileId: number) {
  const uses = db.selectFrom('file_use').select(['kind', 'entry']).where('file_id', '=', fileId)
  return listInOrder(db, editables, await uses.execute())
}

/** Public entries with their titles and pages, in the order of the kinds and then as readers see them. */
async function listInOrder<Row extends EntryName>(db: Db, editables: readonly AnyEditable[], rows: readonly Row[]) {
  const byKey = new Map(rows.map((row) => [entryKey(row), row]))
  const lists = editables.map(async ({ type: { kind }, list }) => {
    const listed = rows.some((row) => row.kind === kind) ? await list(db) : []
    return listed.flatMap(({ entry, title, page }) => {
      const row = byKey.get(entryKey({ kind, entry }))
      return row ? [{ ...row, title, page }] : []
    })
  })
  return (await Promise.all(lists)).flat()
}
