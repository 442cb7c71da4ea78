import type { Selectable } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { UploadTable } from '../tables.ts'

export type UploadRow = Selectable<UploadTable>

/** @throws {AppError} `not_found`, also for the upload of another member and after its end */
export async function getOwnUpload(db: Db, id: string, accountId: number, now: Date): Promise<UploadRow> {
  const row = await db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}
