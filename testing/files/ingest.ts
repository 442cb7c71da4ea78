import type { Db } from '#platform/database/schema.ts'
import { addFile, type NewFile, storeFile } from '#platform/files/ingest.ts'
import type { FileStore } from '#platform/files/store.ts'

/** Stores a file and writes its row. */
export async function addTestFile(db: Db, store: FileStore, file: NewFile): Promise<{ id: number }> {
  const stored = await storeFile(store, file)
  return db.transaction().execute((tx) => addFile(tx, stored))
}
