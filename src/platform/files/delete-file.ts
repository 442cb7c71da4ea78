import type { Db, Tx } from '#platform/database/schema.ts'
import type { StoredFile } from './ingest.ts'
import type { FileStore } from './store.ts'

/** Deletes the rows and texts of files, which may refer to each other. @returns the keys of their bytes, for `deleteUnusedBytes` after the commit */
export async function deleteFileRows(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const keys: string[] = []
  for (const id of ids)
    await tx.updateTable('file').set({ preview_file_id: null, replaced_by_id: null }).where('id', '=', id).execute()
  for (const id of ids) {
    const row = await tx.deleteFrom('file').where('id', '=', id).returning('sha256').executeTakeFirst()
    if (row) keys.push(row.sha256)
  }
  return keys
}

/** Deletes the bytes of a file from `storeFile` when the transaction of its row has failed. */
export async function deleteStoredFile(db: Db, store: FileStore, { row, previewRow }: StoredFile): Promise<void> {
  await deleteUnusedBytes(db, store, row.sha256)
  if (previewRow !== undefined) await deleteUnusedBytes(db, store, previewRow.sha256)
}

/** Deletes bytes that no row refers to, the pictures of their first page and the notes of their slides. */
export async function deleteUnusedBytes(db: Db, store: FileStore, sha256: string): Promise<void> {
  const used = await db.selectFrom('file').select('id').where('sha256', '=', sha256).executeTakeFirst()
  if (used !== undefined) return
  await store.remove(sha256)
  await db.deleteFrom('file_slides').where('sha256', '=', sha256).execute()
  const pictures = await db
    .deleteFrom('first_page')
    .where('pdf_sha256', '=', sha256)
    .returning(['picture_sha256', 'thumbnail_sha256'])
    .executeTakeFirst()
  // For another PDF with the same picture it is drawn again at the next request.
  for (const key of [pictures?.picture_sha256, pictures?.thumbnail_sha256]) if (key) await store.remove(key)
}
