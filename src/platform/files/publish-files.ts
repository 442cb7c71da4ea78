import type { Db, Tx } from '#platform/database/schema.ts'

/** Makes files and their previews public. */
export async function publishFiles(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  // First the files: a preview that is added later then finds its file public, one that was added before is in the list.
  await publishRows(tx, ids, now)
  const previews = await listPreviews(tx, ids)
  await publishRows(tx, [...previews.values()], now)
  // A file that is public again leads nowhere else.
  await tx
    .updateTable('file')
    .set({ replaced_by_id: null })
    .where('id', 'in', [...ids, ...previews.values()])
    .execute()
}

async function publishRows(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  // All of them, also the public ones, so that they are locked.
  await tx
    .updateTable('file')
    .set((row) => ({ published_at: row.fn.coalesce('published_at', row.val(now.toISOString())) }))
    .where('id', 'in', ids)
    .execute()
}

/** From now on the URL of the old file and of its preview lead to the new ones. */
export async function replaceFile(tx: Tx, { oldId, newId }: { oldId: number; newId: number }): Promise<void> {
  await redirect(tx, oldId, newId)
  const previews = await listPreviews(tx, [oldId, newId])
  const [oldPreview, newPreview] = [previews.get(oldId), previews.get(newId)]
  if (oldPreview !== undefined && newPreview !== undefined) await redirect(tx, oldPreview, newPreview)
}

/** Also the files that the old one had replaced lead to the new one, so that there are no chains. */
async function redirect(tx: Tx, oldId: number, newId: number): Promise<void> {
  await tx
    .updateTable('file')
    .set({ replaced_by_id: newId })
    .where((row) => row.or([row('id', '=', oldId), row('replaced_by_id', '=', oldId)]))
    .where('id', '!=', newId)
    .execute()
}

/** The preview of each file that has one. */
async function listPreviews(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom('file').select(['id', 'preview_file_id']).where('id', 'in', ids).execute()
  return new Map(rows.flatMap(({ id, preview_file_id }) => (preview_file_id === null ? [] : [[id, preview_file_id]])))
}
