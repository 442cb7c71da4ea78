import type { FastifyBaseLogger } from 'fastify'
import type { Updateable } from 'kysely'
import { AppError } from '#core/errors.ts'
import { lockSkippingLocked } from '#platform/database/lock.ts'
import type { Db } from '#platform/database/schema.ts'
import { deleteStoredFile } from '#platform/files/delete-file.ts'
import { addUpload, type StoredFile } from '#platform/files/ingest.ts'
import { ForeignFile, ingestFile } from '#platform/files/ingest-file.ts'
import { ScannerError } from '#platform/files/scan-for-viruses.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { findSoffice } from '#platform/office/find-soffice.ts'
import { firstPreviewState } from '#platform/office/first-preview-state.ts'
import { refusalText } from '../../messages.ts'
import type { UploadRow } from '../queries/uploads.ts'
import type { UploadTable } from '../tables.ts'
import { getUploadBytes } from '../tus/open-upload-bytes.ts'
import { ingestConverted } from './convert-uploads.ts'

/** How long a claim lasts without renewal, and so how long the file of a killed process waits, in ms. */
const CLAIM_MS = 30_000
const RENEW_MS = 10_000
/** A file that ends the process, or whose bytes can't be read, is refused after this many attempts. */
const MAX_ATTEMPTS = 4

/**
 * Reads and stores the files of complete uploads, one after the other, until none waits or `until` has passed.
 * Several processes may do this at the same time.
 */
export async function ingestUploads(
  context: AppContext,
  log: FastifyBaseLogger,
  until: Date,
  signal?: AbortSignal,
): Promise<void> {
  const ingest = (upload: UploadRow) => (path: string) =>
    ingestFile(context.store, { name: upload.name, path }, context.config.clamd)
  while (new Date() < until && !signal?.aborted) {
    const upload = await claimUpload(context.database.db, 'processing', new Date())
    if (upload === undefined) return
    await ingestClaimed(context, log, upload, ingest(upload), signal)
  }
}

/** Converts and stores the files of other formats, one after the other, until none waits. */
export async function convertUploads(context: AppContext, log: FastifyBaseLogger, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const upload = await claimUpload(context.database.db, 'converting', new Date())
    if (upload === undefined) return
    await ingestClaimed(context, log, upload, (path) => ingestConverted(context, upload, path, signal), signal)
  }
}

type Claimed = 'processing' | 'converting'

async function claimUpload(db: Db, state: Claimed, now: Date): Promise<UploadRow | undefined> {
  // Most of the time nothing waits: find that out without a transaction.
  if ((await waiting(db, state, now).executeTakeFirst()) === undefined) return undefined
  return db.transaction().execute(async (tx) => {
    const row = await lockSkippingLocked(tx, waiting(tx, state, now)).executeTakeFirst()
    if (row === undefined) return undefined
    return tx
      .updateTable('upload')
      .set((upload) => ({ claimed_until: claimEnd(), attempts: upload('attempts', '+', 1) }))
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

function waiting(db: Db, state: Claimed, now: Date) {
  return db
    .selectFrom('upload')
    .select('id')
    .where('state', '=', state)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<', now.toISOString())]))
    .orderBy('created_at')
    .limit(1)
}

async function ingestClaimed(
  context: AppContext,
  log: FastifyBaseLogger,
  upload: UploadRow,
  ingest: (path: string) => Promise<StoredFile>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db } = context.database
  const bytes = await getUploadBytes(context)
  const renew = () => void setUpload(db, upload, { claimed_until: claimEnd() }).catch(() => undefined)
  const timer = setInterval(renew, RENEW_MS)
  // A process that stops may abandon the file, which is no fault of the file.
  const undoAttempt = () => void setUpload(db, upload, { attempts: upload.attempts - 1 }).catch(() => undefined)
  signal?.addEventListener('abort', undoAttempt)
  try {
    await addStored(context, upload, await bytes.withPath(upload.id, ingest))
  } catch (error) {
    if (error instanceof ForeignFile && (await findSoffice(context.config)) !== undefined)
      return await setUpload(db, upload, { state: 'converting', attempts: 0, claimed_until: null })
    const refusal = findRefusal(error, upload)
    // The claim ends by itself, and the next attempt begins.
    if (refusal === undefined) {
      const reason = waitingReason(error)
      const attempts = reason.error_code === null ? upload.attempts : upload.attempts - 1
      await setUpload(db, upload, { ...reason, attempts })
      return log.warn({ err: error, upload: upload.id }, 'an uploaded file waits')
    }
    await setUpload(db, upload, { state: 'refused', error_code: refusal.code, error_message: refusal.message })
    if (refusal.code === 'not_processed') log.error({ err: error, upload: upload.id }, 'an uploaded file was not read')
  } finally {
    clearInterval(timer)
    signal?.removeEventListener('abort', undoAttempt)
  }
  // A process that is killed before this leaves the bytes until the upload expires.
  await bytes.remove(upload.id)
}

async function addStored(context: AppContext, upload: UploadRow, stored: StoredFile): Promise<void> {
  const { config, database, store } = context
  const previewState = await firstPreviewState(config, stored.row.media_type)
  try {
    await database.db.transaction().execute(async (tx) => {
      const { id } = await addUpload(tx, stored, previewState)
      await setUpload(tx, upload, { state: 'ready', file_id: id, error_code: null, error_message: null })
    })
  } catch (error) {
    await deleteStoredFile(database.db, store, stored)
    throw error
  }
}

async function setUpload(db: Db, { id, state }: UploadRow, change: Updateable<UploadTable>): Promise<void> {
  await db.updateTable('upload').set(change).where('id', '=', id).where('state', '=', state).execute()
}

/** Why the file is refused; undefined when it can be tried again. */
function findRefusal(error: unknown, { attempts }: UploadRow): { code: string; message: string } | undefined {
  const known = error instanceof ForeignFile ? error.refusal : error
  const [refusal] = known instanceof AppError ? (known.fields?.file ?? []) : []
  if (refusal !== undefined) return refusal
  if (waitingReason(error).error_code !== null) return undefined
  return attempts < MAX_ATTEMPTS ? undefined : { code: 'not_processed', message: refusalText.not_processed }
}

/** Why a file waits that is not at fault itself: the person reads it. */
function waitingReason(error: unknown): Pick<UploadRow, 'error_code' | 'error_message'> {
  const code =
    error instanceof ScannerError
      ? 'scanner_unreachable'
      : error instanceof AppError && error.code === 'storage_full'
        ? 'no_room'
        : null
  return { error_code: code, error_message: code && refusalText[code] }
}

function claimEnd(): string {
  return new Date(Date.now() + CLAIM_MS).toISOString()
}
