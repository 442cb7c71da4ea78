import type { AnyEditable } from '#content/server/editable.ts'
import type { AnyValue } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import { draftSchema, insertEntry, pairKeys, replaceEntry } from '#features/editing/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import { deleteStoredFile } from '#platform/files/delete-file.ts'
import { storeFirstPage } from '#platform/files/first-pages.ts'
import { addFile, type StoredFile, storeFile } from '#platform/files/ingest.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { importNote } from '../messages.ts'
import { dropNewRecord, lockRecord, updateRecord } from './imported-entries.ts'
import { convertValue, withLocalKeys } from './package-value.ts'
import { type Action, hashLive, ItemKeysJson, type Plan, planEntry } from './plan-entry.ts'
import type { PreparedEntry, PreparedPackage } from './prepare-package.ts'

export interface ImportedEntry {
  kind: string
  title: string
  action: Action
  /** Files that the site did not have. */
  newFiles: number
}

interface Importer {
  context: Pick<AppContext, 'database' | 'store'>
  editables: readonly AnyEditable[]
  now: Date
  /** Also replaces what was changed on this site; its text stays among the versions. */
  overwrite: boolean
}

const WRITES: readonly Action[] = ['new', 'update']

/** What `importPackage` would do now. */
export async function planPackage(importer: Importer, prepared: PreparedPackage): Promise<ImportedEntry[]> {
  const { db } = importer.context.database
  const results: ImportedEntry[] = []
  for (const entry of prepared.entries) {
    const { action } = withOverwrite(importer, await planEntry(db, originOf(prepared), entry, prepared.files))
    const newFiles = WRITES.includes(action) ? (await listNewFiles(importer, prepared, entry)).length : 0
    results.push({ kind: entry.editable.type.name, title: entry.title, action, newFiles })
  }
  return results
}

/**
 * Writes the entries of a package, each in one transaction with its files. Two processes that import the same package take
 * turns, and the second one finds it unchanged.
 */
export async function importPackage(importer: Importer, prepared: PreparedPackage): Promise<ImportedEntry[]> {
  const results: ImportedEntry[] = []
  for (const entry of prepared.entries) results.push(await importEntry(importer, prepared, entry))
  return results
}

function originOf({ opened }: PreparedPackage): string {
  return opened.content.origin
}

function withOverwrite({ overwrite }: Importer, plan: Plan): Plan {
  return overwrite && plan.action === 'changed' ? { ...plan, action: 'update' } : plan
}

async function importEntry(
  importer: Importer,
  prepared: PreparedPackage,
  entry: PreparedEntry,
): Promise<ImportedEntry> {
  const { database, store } = importer.context
  const result = { kind: entry.editable.type.name, title: entry.title, newFiles: 0 }
  const plan = withOverwrite(importer, await planEntry(database.db, originOf(prepared), entry, prepared.files))
  if (!WRITES.includes(plan.action) && (plan.action !== 'same' || plan.record))
    return { ...result, action: plan.action }

  const isNew = new Set(WRITES.includes(plan.action) ? await listNewFiles(importer, prepared, entry) : [])
  const stored = new Map<number, StoredFile>()
  try {
    if (WRITES.includes(plan.action))
      for (const place of placesOf(entry)) stored.set(place, await storePackageFile(importer, prepared, place))
    const action = await database.db.transaction().execute((tx) => writePlanned(tx, importer, prepared, entry, stored))
    return { ...result, action, newFiles: isNew.size }
  } catch (error) {
    for (const place of isNew) {
      const file = stored.get(place)
      if (file) await deleteStoredFile(database.db, store, file)
    }
    throw error
  }
}

function placesOf({ editable, value }: PreparedEntry): number[] {
  const places = new Set<number>()
  convertValue(editable.type.fields, value, (field, current) => {
    if (field.type === 'file' && typeof current === 'number') places.add(current)
    return current
  })
  return [...places]
}

async function listNewFiles(
  { context }: Importer,
  { files }: PreparedPackage,
  entry: PreparedEntry,
): Promise<number[]> {
  const missing: number[] = []
  for (const place of placesOf(entry)) {
    const sha256 = files[place - 1]?.[1].sha256 ?? ''
    const known = await context.database.db
      .selectFrom('file')
      .select('id')
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    if (known === undefined) missing.push(place)
  }
  return missing
}

async function storePackageFile(
  { context }: Importer,
  { opened, files }: PreparedPackage,
  place: number,
): Promise<StoredFile> {
  const [path, file] = files[place - 1] ?? []
  if (path === undefined || file === undefined) throw new Error(`${opened.name} has no file ${place}`)
  const bytes = await opened.readFile(path, file.sha256)
  const preview = file.preview && (await opened.readFile(file.preview.path, file.preview.sha256))
  const stored = await storeFile(context.store, {
    name: file.name,
    bytes,
    preview,
    modified: file.modified,
    ...(file.pages !== null && { pages: file.pages }),
    ...(file.text !== undefined && { text: file.text }),
  })
  if (file.first_page) {
    const { picture, thumbnail, width, height } = file.first_page
    await storeFirstPage({ db: context.database.db, store: context.store }, file.preview?.sha256 ?? file.sha256, {
      bytes: await opened.readFile(picture.path, picture.sha256),
      thumbnail: await opened.readFile(thumbnail.path, thumbnail.sha256),
      width,
      height,
    })
  }
  return stored
}

async function writePlanned(
  tx: Tx,
  importer: Importer,
  prepared: PreparedPackage,
  prepare: PreparedEntry,
  stored: ReadonlyMap<number, StoredFile>,
): Promise<Action> {
  const { editable, source, value } = prepare
  const { origin, licence, guidance } = prepared.opened.content
  const key = { origin, kind: source.kind, source_id: source.id }
  const at = importer.now.toISOString()
  await lockRecord(tx, key, at)
  const plan = withOverwrite(importer, await planEntry(tx, origin, prepare, prepared.files))
  const isWritten = WRITES.includes(plan.action)
  const entry = isWritten ? await writeEntryOf(tx, importer, prepare, plan, stored) : plan.entry
  // Another process or an editor may have been faster since the first look.
  if (entry === undefined || (!isWritten && plan.action !== 'same')) {
    await dropNewRecord(tx, key)
    return plan.action
  }
  const written: AnyValue = orNotFound<AnyValue>(await editable.read(tx, entry))
  const item_keys = JSON.stringify(pairKeys(editable.type, value, written))
  await updateRecord(tx, key, { entry, live_hash: hashLive(written), item_keys, licence, guidance, at })
  return plan.action
}

/** @returns the id or name of the entry */
async function writeEntryOf(
  tx: Tx,
  { editables, now }: Importer,
  prepare: PreparedEntry,
  plan: Plan,
  stored: ReadonlyMap<number, StoredFile>,
): Promise<string> {
  const { editable, source } = prepare
  const { entry } = plan
  const value = await localValue(tx, prepare, plan, stored)
  if (plan.action === 'update' && entry !== undefined) {
    await replaceEntry(tx, editables, { editable, entry }, value, { note: importNote(plan.origin), now })
    return entry
  }
  return insertEntry(tx, { editable, entry }, value, {
    now: source.updated === undefined ? now : new Date(source.updated),
    note: '',
    ...(source.published !== undefined && { firstPublished: source.published }),
  })
}

/** The value with the ids of this site: of files, of choices and of items. */
async function localValue(
  tx: Tx,
  { editable, value }: PreparedEntry,
  { live, record }: Plan,
  stored: ReadonlyMap<number, StoredFile>,
): Promise<AnyValue> {
  const { type } = editable
  const ids = new Map<number, number>()
  for (const [place, file] of stored) ids.set(place, (await addFile(tx, file)).id)
  const choices = (await editable.choices?.(tx)) ?? {}
  const converted = convertValue(type.fields, value, (field, current) => {
    if (field.type === 'file') return current === null ? null : (ids.get(Number(current)) ?? null)
    if (field.type !== 'choice' || typeof field.options !== 'string') return current
    return choices[field.options]?.find(({ label }) => label === current)?.value ?? ''
  })
  const known = ItemKeysJson.parse(JSON.parse(record?.item_keys ?? '{}'))
  return withLocalKeys(type, draftSchema(type).parse(converted), live, known)
}
