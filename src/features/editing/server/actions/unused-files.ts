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

/** Files that no entry, version, draft, trash or other row uses, oldest first. */
export async function listUnusedFiles(db: Db, editables: readonly AnyEditable[], now: Date): Promise<UnusedFile[]> {
  const files = await db
    .selectFrom('file')
    .select(['id', 'name', 'size_bytes', 'created_at', 'preview_file_id', 'replaced_by_id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const used = new Set([...(await listReferencedFiles(db)), ...(await listFilesOfTexts(db, editables))])
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
export async function deleteUnusedFiles(
  { database: { db }, store }: Pick<AppContext, 'database' | 'store'>,
  editables: readonly AnyEditable[],
  now: Date,
): Promise<UnusedFile[]> {
  const { files, keys } = await db.transaction().execute(async (tx) => {
    const unused = await listUnusedFiles(tx, editables, now)
    const ids = unused.map(({ id }) => id)
    const keys = await deleteFileRows(tx, ids)
    return { files: unused, keys }
  })
  for (const key of keys) await deleteUnusedBytes(db, store, key)
  return files
}

/** The files of all drafts, also discarded ones, and of all versions, also those of entries in the trash. */
async function listFilesOfTexts(db: Db, editables: readonly AnyEditable[]): Promise<number[]> {
  const ids: number[] = []
  for (const editable of editables) {
    const { kind } = editable.type
    const add = (body: string) => ids.push(...listFileIds(editable.type, parseBody(editable, body)))
    const drafts = await db.selectFrom('draft').select(['body', 'planned_body']).where('kind', '=', kind).execute()
    for (const { body, planned_body } of drafts) for (const text of [body, planned_body]) if (text !== null) add(text)
    // The versions of one entry at a time: all of them together can be large.
    const entries = await db.selectFrom('version').select('entry').distinct().where('kind', '=', kind).execute()
    for (const { entry } of entries) {
      const ofEntry = db.selectFrom('version').select('body').where('kind', '=', kind).where('entry', '=', entry)
      for (const { body } of await ofEntry.execute()) add(body)
    }
  }
  return ids
}
