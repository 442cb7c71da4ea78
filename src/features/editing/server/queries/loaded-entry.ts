import type { Selectable } from 'kysely'
import { draftSchema, readStored } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import type { VersionTable } from '#content/server/tables.ts'
import { type AnyValue, isNewEntry } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { DraftTable, TrashedEntryTable } from '../tables.ts'

export type DraftRow = Selectable<DraftTable>
export type VersionRow = Selectable<VersionTable>

/** An entry with its draft, its newest version and what readers see. */
export interface LoadedEntry {
  editable: AnyEditable
  entry: string
  /** Undefined while it is not published. */
  live: AnyValue | undefined
  draft: (DraftRow & { value: AnyValue }) | undefined
  version: VersionRow | undefined
  trashed: Selectable<TrashedEntryTable> | undefined
}

export type EntryKey = Pick<LoadedEntry, 'editable' | 'entry'>

/** The editable of a kind. @throws {AppError} `not_found` */
export function getEditable(editables: readonly AnyEditable[], kind: string): AnyEditable {
  return orNotFound(editables.find(({ type }) => type.kind === kind))
}

/** @returns undefined for an entry that never existed */
export async function findEntry(db: Db, { editable, entry }: EntryKey): Promise<LoadedEntry | undefined> {
  return (await findEntries(db, editable, [entry]))[0]
}

/** Entries of one kind in the order of `entries`, without those that never existed. */
export async function findEntries(db: Db, editable: AnyEditable, entries: readonly string[]): Promise<LoadedEntry[]> {
  if (entries.length === 0) return []
  const { kind } = editable.type
  const [lives, drafts, versions, trashed] = await Promise.all([
    Promise.all(entries.map((entry) => (isNewEntry(entry) ? undefined : editable.read(db, entry)))),
    db.selectFrom('draft').selectAll().where('kind', '=', kind).where('entry', 'in', entries).execute(),
    db
      .selectFrom('version')
      .selectAll()
      .where('kind', '=', kind)
      .where('entry', 'in', entries)
      .where('number', '=', (query) =>
        query
          .selectFrom('version as other')
          .select(({ fn }) => fn.max('other.number').as('newest'))
          .whereRef('other.kind', '=', 'version.kind')
          .whereRef('other.entry', '=', 'version.entry'),
      )
      .execute(),
    db.selectFrom('trashed_entry').selectAll().where('kind', '=', kind).where('entry', 'in', entries).execute(),
  ])
  return entries.flatMap((entry, index) => {
    const isIts = (row: { entry: string }) => row.entry === entry
    const [live, draft, version] = [lives[index], drafts.find(isIts), versions.find(isIts)]
    if (live === undefined && draft === undefined && version === undefined) return []
    const parsed = draft && { ...draft, value: parseBody(editable, draft.body) }
    return [{ editable, entry, live, draft: parsed, version, trashed: trashed.find(isIts) }]
  })
}

/** @throws {AppError} `not_found` */
export async function getLoadedEntry(db: Db, key: EntryKey): Promise<LoadedEntry> {
  return orNotFound(await findEntry(db, key))
}

/** A stored value, also of a version with other fields than today: those that do not fit any more are empty. */
export function parseBody(editable: AnyEditable, body: string): AnyValue {
  return readStored(editable.type, body)
}

/** The draft that is in use, if any. */
export function activeDraft({ draft }: LoadedEntry): LoadedEntry['draft'] {
  return draft?.discarded_at === null ? draft : undefined
}

/** The text that an editor continues with. */
export function workingValue(loaded: LoadedEntry): AnyValue {
  const { editable, live, version } = loaded
  const value = activeDraft(loaded)?.value ?? live ?? (version && parseBody(editable, version.body))
  return value ?? draftSchema(editable.type).parse({})
}
