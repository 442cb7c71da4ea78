import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#core/errors.ts'
import { readChecksums } from '#platform/files/checksums.ts'
import { deleteUnusedBytes } from '#platform/files/delete-file.ts'
import { splitName } from '#platform/files/file-names.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { convertToPdf, type Pdf } from './convert.ts'
import { findSoffice } from './find-soffice.ts'
import {
  addPreviewRow,
  type ClaimedFile,
  claimPreviews,
  endPreviews,
  queueMissingPreviews,
  setClaim,
  unqueuePreviews,
} from './preview-queue.ts'

/** LibreOffice starts in up to half a minute on a small machine. */
const START_MS = 60_000
const FILE_MS = 30_000
const RENEW_MS = 20_000
/** One attempt in a batch and one alone. */
const MAX_ATTEMPTS = 2

/** How long one file, and the start of LibreOffice, may take. Tests are shorter. */
export interface Times {
  startMs: number
  fileMs: number
}

/** Makes previews until no file waits. Several processes may do this at the same time. */
export async function makePreviews(
  context: AppContext,
  log: FastifyBaseLogger,
  signal: AbortSignal,
  times: Times = { startMs: START_MS, fileMs: FILE_MS },
): Promise<void> {
  const { db } = context.database
  const soffice = await findSoffice(context.config)
  if (soffice === undefined) return unqueuePreviews(db, new Date())
  await queueMissingPreviews(db)
  while (!signal.aborted) {
    const files = await claimPreviews(db, new Date())
    if (files.length === 0) return
    await convertClaimed(context, log, { files, soffice, signal, times })
  }
}

interface Batch {
  files: ClaimedFile[]
  soffice: string
  signal: AbortSignal
  times: Times
}

async function convertClaimed(context: AppContext, log: FastifyBaseLogger, batch: Batch): Promise<void> {
  const { files, soffice, signal, times } = batch
  const { db } = context.database
  const folder = await mkdtemp(join(tmpdir(), 'trp-office-'))
  const timer = setInterval(() => void setClaim(db, files).catch(() => undefined), RENEW_MS)
  try {
    const documents = new Map<ClaimedFile, string>()
    for (const file of files) documents.set(file, await fetchDocument(context, file, folder))
    const limitMs = times.startMs + files.length * times.fileMs
    const { dataDir } = context.config
    const pdfs = await convertToPdf({ soffice, folder, dataDir, documents: [...documents.values()], limitMs, signal })
    for (const file of files) {
      const pdf = pdfs.get(documents.get(file) ?? '')
      if (pdf !== undefined) await storePreview(context, file, pdf)
    }
    if (signal.aborted) return await release(context, files)
    await endFailed(
      context,
      log,
      files.filter((file) => !pdfs.has(documents.get(file) ?? '')),
    )
  } catch (error) {
    // Not the fault of the files: the disk is full, or bytes are missing. They wait until the claim ends.
    if (!(error instanceof AppError)) await endFailed(context, log, files)
    else await setClaim(db, files, error.code === 'storage_full' ? -1 : 0)
    log.warn({ err: error, files: files.map(({ id }) => id) }, 'previews were not made')
  } finally {
    clearInterval(timer)
    await rm(folder, { recursive: true, force: true })
  }
}

async function fetchDocument(
  { store }: AppContext,
  { id, name, sha256 }: ClaimedFile,
  folder: string,
): Promise<string> {
  const path = join(folder, `${id}${splitName(name).ending}`)
  await pipeline(await store.open(sha256), createWriteStream(path))
  return path
}

async function storePreview({ database: { db }, store }: AppContext, file: ClaimedFile, { path, pages }: Pdf) {
  const checksums = await readChecksums(path)
  await store.putFile(checksums.sha256, path)
  const isAdded = await addPreviewRow(db, file, { ...checksums, pages }, new Date())
  if (!isAdded) await deleteUnusedBytes(db, store, checksums.sha256)
}

/** The site stops: another process, or the next start, converts the files. */
async function release({ database: { db } }: AppContext, files: ClaimedFile[]): Promise<void> {
  await setClaim(db, files, -1)
  await endPreviews(db, files, 'waiting')
}

async function endFailed(
  { database: { db } }: AppContext,
  log: FastifyBaseLogger,
  files: ClaimedFile[],
): Promise<void> {
  const isLast = (file: ClaimedFile) => file.preview_attempts >= MAX_ATTEMPTS
  await endPreviews(
    db,
    files.filter((file) => !isLast(file)),
    'waiting',
  )
  const failed = files.filter(isLast)
  await endPreviews(db, failed, 'failed')
  for (const { id } of failed) log.warn({ file: id, event: 'preview_failed' }, 'a preview was not made')
}
