import type { Db, Tx } from '#platform/database/schema.ts'
import type { StoredFile } from './ingest.ts'
import type { FileStore } from './store.ts'

/** Takes a file's row away. @returns the key of its bytes, for `discardBytes` after the commit */
export async function discardRow(tx: Tx, fileId: number): Promise<string | undefined> {
  const row = await tx.deleteFrom('file').where('id', '=', fileId).returning('sha256').executeTakeFirst()
  return row?.sha256
}

/** Removes the bytes of a file whose transaction has failed. */
export async function discardStored(db: Db, store: FileStore, { row, previewRow }: StoredFile): Promise<void> {
  await discardBytes(db, store, row.sha256)
  if (previewRow !== undefined) await discardBytes(db, store, previewRow.sha256)
}

/** Removes bytes that no row names any more, and the picture of their first page. */
export async function discardBytes(db: Db, store: FileStore, sha256: string): Promise<void> {
  const used = await db.selectFrom('file').select('id').where('sha256', '=', sha256).executeTakeFirst()
  if (used !== undefined) return
  await store.remove(sha256)
  const picture = await db
    .deleteFrom('first_page')
    .where('pdf_sha256', '=', sha256)
    .returning('picture_sha256')
    .executeTakeFirst()
  // Another PDF with the same first page has its picture made again at the next request.
  if (picture?.picture_sha256) await store.remove(picture.picture_sha256)
}
