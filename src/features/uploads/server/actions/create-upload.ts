import { randomBytes } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import { lockMember } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an upload may take, and how long after its begin its result can be asked for, in ms. */
const UPLOAD_LIFETIME_MS = 7 * DAY_MS
/** Most uploads of one member that are not ready or refused. */
const MAX_UNFINISHED = 200
/** Their total, as a multiple of the largest file. */
const MAX_LARGEST_FILES = 20

interface NewUpload {
  accountId: number
  /** Cleaned. */
  name: string
  sizeBytes: number
}

/** @returns the id of the upload @throws {AppError} `too_many_uploads` */
export async function createUpload(db: Db, upload: NewUpload, maxFileBytes: number, now: Date): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, upload.accountId)
    await checkUnfinished(tx, upload, maxFileBytes * MAX_LARGEST_FILES)
    await tx
      .insertInto('upload')
      .values({
        id,
        account_id: upload.accountId,
        name: upload.name,
        size_bytes: upload.sizeBytes,
        state: 'uploading',
        attempts: 0,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + UPLOAD_LIFETIME_MS).toISOString(),
      })
      .execute()
  })
  return id
}

async function checkUnfinished(tx: Tx, { accountId, sizeBytes }: NewUpload, maxBytes: number): Promise<void> {
  const { count, bytes } = await tx
    .selectFrom('upload')
    .select((row) => [row.fn.countAll().as('count'), row.fn.sum('size_bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['uploading', 'processing', 'converting'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_UNFINISHED || Number(bytes) + sizeBytes > maxBytes) throw new AppError('too_many_uploads')
}

/** Hands a complete upload to the workers. Does nothing when that was done before. */
export async function completeUpload(db: Db, id: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ state: 'processing' })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .execute()
}
