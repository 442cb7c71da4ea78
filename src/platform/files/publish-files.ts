import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

/** Makes files and their previews public. */
export async function publishFiles(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  // First the files: a preview that is added later then finds its file public, one that was added before is in the list.
  await publishRows(tx, ids, now)
  const previews = await listPreviews(tx, ids)
  await publishRows(tx, [...previews.values()], now)
  const all = [...ids, ...previews.values()]
  // A file that is public again leads nowhere else.
  const back = tx.updateTable('file').set({ replaced_by_id: null })
  await inChunks(all, (chunk) => back.where('id', 'in', chunk).execute())
  await setWithdrawn(tx, await listDependent(tx, all), null)
}

/** Which of the files a public entry uses. */
type IsUsed = (ids: readonly number[]) => Promise<ReadonlySet<number>>

/**
 * Withdraws files that no public entry uses any more, with their previews and the files that they replaced. Publishing them
 * again makes all of them public.
 * @param page where their readers go on
 */
export async function withdrawUnused(tx: Tx, ids: readonly number[], page: string, isUsed: IsUsed): Promise<void> {
  const dependent = await listDependent(tx, ids)
  const used = await isUsed(dependent)
  const unused = dependent.filter((id) => !used.has(id))
  await setWithdrawn(tx, unused, 'unused', page)
}

/** Withdraws files for good, with those of the same content that no public entry uses, and the previews of all. */
export async function withdrawForGood(tx: Tx, ids: readonly number[], page: string, isUsed: IsUsed): Promise<void> {
  const same = await inChunks(ids, (chunk) => {
    const contents = tx.selectFrom('file').select('sha256').where('id', 'in', chunk)
    return tx.selectFrom('file').select('id').where('sha256', 'in', contents).execute()
  })
  const used = await isUsed(same.map(({ id }) => id))
  const files = same.map(({ id }) => id).filter((id) => !used.has(id))
  const previews = [...(await listPreviews(tx, files)).values()]
  await setWithdrawn(tx, [...files, ...(await withoutShared(tx, previews, files))], 'for-good', page)
}

/** The files with the content of a file, or of the file whose preview it is. */
export async function listSameContent(tx: Tx, id: number): Promise<number[]> {
  const contents = tx
    .selectFrom('file')
    .select('sha256')
    .where((file) => file.or([file('id', '=', id), file('preview_file_id', '=', id)]))
  const rows = await tx.selectFrom('file').select('id').where('sha256', 'in', contents).execute()
  return rows.map((row) => row.id)
}

/** A page at which readers of withdrawn files go on is gone: they go on at another one. */
export async function moveWithdrawnPage(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('file').set({ withdrawn_page: to }).where('withdrawn_page', '=', from).execute()
}

/** A file that is withdrawn for good stays withdrawn. */
async function setWithdrawn(
  tx: Tx,
  ids: readonly number[],
  withdrawn: 'unused' | 'for-good' | null,
  withdrawn_page: string | null = null,
): Promise<void> {
  const files = tx
    .updateTable('file')
    .set({ withdrawn, withdrawn_page })
    .where((file) => file.or([file('withdrawn', 'is', null), file('withdrawn', '=', 'unused')]))
  await inChunks(ids, (chunk) => files.where('id', 'in', chunk).execute())
}

/** Files with those that they replaced, and the previews of all. */
async function listDependent(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = tx.selectFrom('file').select('id')
  const replaced = await inChunks(ids, (chunk) => rows.where('replaced_by_id', 'in', chunk).execute())
  const files = [...new Set([...ids, ...replaced.map(({ id }) => id)])]
  const previews = [...(await listPreviews(tx, files)).values()]
  return [...new Set([...files, ...(await withoutShared(tx, previews, files))])]
}

/** The previews that no other public file has: files with the same content may share one. */
async function withoutShared(tx: Tx, previews: readonly number[], files: readonly number[]): Promise<number[]> {
  const owners = tx
    .selectFrom('file')
    .select(['id', 'preview_file_id'])
    .where('published_at', 'is not', null)
    .where('withdrawn', 'is', null)
  const rows = await inChunks(previews, (chunk) => owners.where('preview_file_id', 'in', chunk).execute())
  const own = new Set(files)
  const shared = new Set(rows.flatMap(({ id, preview_file_id }) => (own.has(id) ? [] : preview_file_id)))
  return previews.filter((id) => !shared.has(id))
}

async function publishRows(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const files = tx
    .updateTable('file')
    .set((row) => ({ published_at: row.fn.coalesce('published_at', row.val(now.toISOString())) }))
  // All of them, also the public ones, so that they are locked.
  await inChunks(ids, (chunk) => files.where('id', 'in', chunk).execute())
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

async function listPreviews(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const files = db.selectFrom('file').select(['id', 'preview_file_id'])
  const rows = await inChunks(ids, (chunk) => files.where('id', 'in', chunk).execute())
  return new Map(rows.flatMap(({ id, preview_file_id }) => (preview_file_id === null ? [] : [[id, preview_file_id]])))
}
