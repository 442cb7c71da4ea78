import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { AnyEditable } from '#content/server/editable.ts'
import { joinLive } from '#content/server/live.ts'
import type { AnyValue, Choice } from '#core/content-type.ts'
import { rowIdOf } from '#core/content-type.ts'
import { activeDraft, findEntry, listFileIds } from '#features/editing/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { cleanName } from '#platform/files/file-names.ts'
import { filesById } from '#platform/files/queries.ts'
import type { PackageFile } from '../module-package.ts'
import { comparable, hashOf } from './package-value.ts'
import type { PreparedEntry } from './prepare-package.ts'
import type { ImportedEntryTable } from './tables.ts'

export const ItemKeysJson = z.record(z.string(), z.record(z.string(), z.string()))

/**
 * What an import does with an entry:
 * - `new`: it is published here for the first time
 * - `same`: readers see exactly this already
 * - `update`: the site has an earlier version, which nobody has changed here
 * - `changed`: it was changed on this site, or another entry has its address; it is left as it is
 * - `drafted`: an editor has a draft of it, which no import replaces
 * - `off`: it was taken off this site; it stays off
 */
export type Action = 'new' | 'same' | 'update' | 'changed' | 'drafted' | 'off'

export interface Plan {
  action: Action
  /** Its id or name here; undefined for a new entry that gets an id. */
  entry: string | undefined
  live: AnyValue | undefined
  record: Selectable<ImportedEntryTable> | undefined
  /** Of the package. */
  origin: string
}

/** The files of the package, by their place from 1. */
export type PackageFiles = readonly (readonly [path: string, file: PackageFile])[]

/** Compares an entry of a package with this site. */
export async function planEntry(
  db: Db,
  origin: string,
  { editable, source, value }: PreparedEntry,
  files: PackageFiles,
): Promise<Plan> {
  const { type } = editable
  const record = await db
    .selectFrom('imported_entry')
    .selectAll()
    .where('origin', '=', origin)
    .where('kind', '=', source.kind)
    .where('source_id', '=', source.id)
    .where('entry', '!=', '')
    .executeTakeFirst()
  const text = comparable(type, value, (field, current) =>
    field.type === 'file' ? nameOfFile(files[Number(current) - 1]?.[1]) : current,
  )
  const entry = record?.entry ?? (await findTarget(db, editable, source.id, value))
  if (entry === undefined) return { action: 'new', entry, live: undefined, record, origin }
  const loaded = await findEntry(db, { editable, entry })
  const live = loaded?.live
  const plan = { entry, live, record, origin }
  if (loaded === undefined || live === undefined) return { ...plan, action: record ? 'off' : 'new' }
  if ((await comparableLive(db, editable, live)) === text) return { ...plan, action: 'same' }
  if (activeDraft(loaded) !== undefined) return { ...plan, action: 'drafted' }
  if (await isAsImported(db, source.kind, entry, live)) return { ...plan, action: 'update' }
  if (record !== undefined) return { ...plan, action: 'changed' }
  // A page that always exists, and that nobody has written.
  if (rowIdOf(entry) === undefined && loaded.version === undefined) return { ...plan, action: 'new' }
  return { ...plan, action: 'changed' }
}

/**
 * Whether nobody has changed an entry here since it was imported, from whatever origin. Since then its type may have got fields, which
 * the stored text does not have.
 */
async function isAsImported(db: Db, kind: string, entry: string, live: AnyValue): Promise<boolean> {
  const stored = await joinLive(db)
    .select('body')
    .where('entry.kind', '=', kind)
    .where('entry.entry', '=', entry)
    .executeTakeFirst()
  const row = await db
    .selectFrom('imported_entry')
    .select('source_id')
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .where((row) => row.or([row('live_hash', '=', hashLive(live)), row('live_hash', '=', hashOf(stored?.body ?? ''))]))
    .executeTakeFirst()
  return row !== undefined
}

export function hashLive(value: AnyValue): string {
  return hashOf(JSON.stringify(value))
}

/** The entry of this site that is the same thing: by its name, its address, or its title in its language. */
async function findTarget(db: Db, editable: AnyEditable, id: string, value: AnyValue): Promise<string | undefined> {
  const list = await editable.list(db)
  const named = list.find(({ entry }) => entry === id && rowIdOf(entry) === undefined)
  if (named) return named.entry
  if (editable.pagePrefix !== undefined && typeof value.slug === 'string')
    return list.find(({ page }) => page === `${editable.pagePrefix}${value.slug}`)?.entry
  const title = value[editable.type.titleField ?? '']
  for (const { entry } of list.filter((summary) => summary.title === title)) {
    const other = await editable.read(db, entry)
    if (other !== undefined && editable.language?.(other) === editable.language?.(value)) return entry
  }
  return undefined
}

async function comparableLive(db: Db, { type, choices }: AnyEditable, live: AnyValue): Promise<string> {
  const files = await filesById(db, listFileIds(type, live))
  const lists: Record<string, Choice[]> = (await choices?.(db)) ?? {}
  return comparable(type, live, (field, current) => {
    if (field.type === 'file') return current === null ? null : nameOfFile(files.get(Number(current)))
    if (field.type !== 'choice' || typeof field.options !== 'string') return current
    return lists[field.options]?.find((choice) => choice.value === current)?.label ?? current
  })
}

function nameOfFile(file: { name: string; sha256: string } | undefined): string | null {
  return file === undefined ? null : `${file.sha256} ${cleanName(file.name)}`
}
