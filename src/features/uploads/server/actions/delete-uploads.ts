import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import type { UploadState } from '../../upload-states.ts'
import type { UploadRow } from '../queries/uploads.ts'
import { getUploadBytes } from '../tus/open-upload-bytes.ts'

/** A worker reads the bytes. */
const BUSY: readonly UploadState[] = ['processing', 'converting']

/** Deletes an upload. One that a worker reads is deleted when the worker is done. */
export async function cancelUpload(context: AppContext, { id }: UploadRow, now: Date): Promise<void> {
  const { db } = context.database
  await db.updateTable('upload').set({ expires_at: now.toISOString() }).where('id', '=', id).execute()
  await deleteUpload(context, id)
}

export async function deleteExpiredUploads(context: AppContext, now: Date): Promise<void> {
  const expired = await context.database.db
    .selectFrom('upload')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .where('state', 'not in', BUSY)
    .execute()
  for (const { id } of expired) await deleteUpload(context, id)
}

/** The bytes first: with its row an upload that fails here is deleted later. */
async function deleteUpload(context: AppContext, id: string): Promise<void> {
  const { db } = context.database
  if (await isBusy(db, id)) return
  await (await getUploadBytes(context)).remove(id)
  await db.deleteFrom('upload').where('id', '=', id).where('state', 'not in', BUSY).execute()
}

async function isBusy(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('upload').select('state').where('id', '=', id).executeTakeFirst()
  return row !== undefined && BUSY.includes(row.state)
}
