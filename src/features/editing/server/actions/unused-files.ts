import type { FastifyBaseLogger } from 'fastify'
import type { AnyEditable } from '#content/server/editable.ts'
import { listFileIds } from '#content/server/references.ts'
import type { Db } from '#platform/database/schema.ts'
import { deleteFileRows, deleteUnusedBytes } from '#platform/files/delete-file.ts'
import { listReferencedFiles } from '#platform/files/file-references.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { parseBody } from '../queries/loaded-entry.ts'

/** An editor may have uploaded a newer file for a draft that is not saved yet, in ms. */
const MIN_AGE_MS = 24 * 60 * 60_000

export interface UnusedFile {
  id: number
  name: string
  size_bytes: number
  created_at: string
}
type Context = Pick<AppContext, 'database' | 'store'>

/** Files that no entry, version, draft, trash or other row uses, oldest first. */
export async function listUnusedFiles(db: Db, editables: readonly AnyEditable[], now: Date): Promise<UnusedFile[]> {
  const files = await db
    .selectFrom('file')
    .select(['id', 'name', 'size_bytes', 'created_at', 'preview_file_id', 'replaced_by_id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const ofVersions = await listFilesOfVersions(db, editables)
  const used = new Set([...(await listReferencedFiles(db)), ...(await listFilesOfDrafts(db, editables)), ...ofVersions])
  // A set continues with what is added to it: previews, and the files to which old addresses lead.
  const byId = new Map(files.map((file) => [file.id, file]))
  for (const id of used) {
    const file = byId.get(id)
    for (const next of [file?.preview_file_id, file?.replaced_by_id]) if (typeof next === 'number') used.add(next)
  }
  const before = new Date(now.getTime() - MIN_AGE_MS).toISOString()
  return files
    .filter(({ id, created_at }) => !used.has(id) && created_at < before)
    .map(({ id, name, size_bytes, created_at }) => ({ id, name, size_bytes, created_at }))
}

/** Deletes them with their bytes. @returns those that were deleted */
export function deleteUnusedFiles(
  context: Context,
  editables: readonly AnyEditable[],
  now: Date,
): Promise<UnusedFile[]> {
  return deleteFiles(context, (db) => listUnusedFiles(db, editables, now))
}

/** Deletes files that were uploaded before `before`, were never public and are in no draft or plan, also not in a discarded draft. */
export async function deleteAbandonedFiles(
  context: Context,
  editables: readonly AnyEditable[],
  before: Date,
  log: FastifyBaseLogger,
): Promise<void> {
  // Usually there is none: find that out without a transaction.
  if ((await listAbandonedFiles(context.database.db, editables, before)).length === 0) return
  const files = await deleteFiles(context, (db) => listAbandonedFiles(db, editables, before))
  log.info({ files: files.map(({ id }) => id) }, 'files that no draft uses were deleted')
}

/** A preview is listed in the run after the one that deletes its file. */
async function listAbandonedFiles(db: Db, editables: readonly AnyEditable[], before: Date): Promise<{ id: number }[]> {
  const files = await db
    .selectFrom('file')
    .select('id')
    .where('published_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('file as owner').select('owner.id').whereRef('owner.preview_file_id', '=', 'file.id'))),
    )
    .execute()
  const used = new Set(files.length === 0 ? [] : await listFilesOfDrafts(db, editables))
  return files.filter(({ id }) => !used.has(id))
}

async function deleteFiles<File extends { id: number }>(
  { database: { db }, store }: Context,
  list: (db: Db) => Promise<File[]>,
): Promise<File[]> {
  const { files, keys } = await db.transaction().execute(async (tx) => {
    const files = await list(tx)
    const ids = files.map(({ id }) => id)
    return { files, keys: await deleteFileRows(tx, ids) }
  })
  for (const key of keys) await deleteUnusedBytes(db, store, key)
  return files
}

/** The files of all drafts and plans, also of discarded drafts. */
async function listFilesOfDrafts(db: Db, editables: readonly AnyEditable[]): Promise<number[]> {
  const drafts = await db.selectFrom('draft').select(['kind', 'body', 'planned_body']).execute()
  return drafts.flatMap(({ kind, body, planned_body }) => {
    const editable = editables.find(({ type }) => type.kind === kind)
    return editable ? [body, planned_body ?? body].flatMap((text) => filesOf(editable, text)) : []
  })
}

/** The files of all versions, also of those of entries in the trash. */
async function listFilesOfVersions(db: Db, editables: readonly AnyEditable[]): Promise<number[]> {
  const ids: number[] = []
  for (const editable of editables) {
    const { kind } = editable.type
    // The versions of one entry at a time: all of them together can be large.
    const entries = await db.selectFrom('version').select('entry').distinct().where('kind', '=', kind).execute()
    for (const { entry } of entries) {
      const ofEntry = db.selectFrom('version').select('body').where('kind', '=', kind).where('entry', '=', entry)
      for (const { body } of await ofEntry.execute()) ids.push(...filesOf(editable, body))
    }
  }
  return ids
}

function filesOf(editable: AnyEditable, body: string): number[] {
  return listFileIds(editable.type, parseBody(editable, body))
}
