import type { Db, Tx } from '#platform/database/schema.ts'
import type { StoredFile } from './ingest.ts'
import type { FileStore } from './store.ts'

/** Deletes a file's row. @returns the key of its bytes, for `deleteUnusedBytes` after the commit */
export async function deleteFileRow(tx: Tx, fileId: number): Promise<string | undefined> {
  const row = await tx.deleteFrom('file').where('id', '=', fileId).returning('sha256').executeTakeFirst()
  return row?.sha256
}

/** Deletes the bytes of a file from `storeFile` when the transaction of its row has failed. */
export async function deleteStoredFile(db: Db, store: FileStore, { row, previewRow }: StoredFile): Promise<void> {
  await deleteUnusedBytes(db, store, row.sha256)
  if (previewRow !== undefined) await deleteUnusedBytes(db, store, previewRow.sha256)
}

/** Deletes bytes that no row refers to, and the pictures of their first page. */
export async function deleteUnusedBytes(db: Db, store: FileStore, sha256: string): Promise<void> {
  const used = await db.selectFrom('file').select('id').where('sha256', '=', sha256).executeTakeFirst()
  if (used !== undefined) return
  await store.remove(sha256)
  const pictures = await db
    .deleteFrom('first_page')
    .where('pdf_sha256', '=', sha256)
    .returning(['picture_sha256', 'thumbnail_sha256'])
    .executeTakeFirst()
  // For another PDF with the same picture it is drawn again at the next request.
  for (const key of [pictures?.picture_sha256, pictures?.thumbnail_sha256]) if (key) await store.remove(key)
}
