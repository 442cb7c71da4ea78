import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitName } from '#platform/files/file-names.ts'
import { inspectFile } from '#platform/files/ingest/read-document.ts'
import type { StoredFile } from '#platform/files/ingest.ts'
import { ForeignFile, ingestFile, refused } from '#platform/files/ingest-file.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { convert } from '#platform/office/convert.ts'
import { findSoffice } from '#platform/office/find-soffice.ts'
import type { UploadRow } from '../queries/uploads.ts'

/** LibreOffice starts in up to half a minute on a small machine. */
const LIMIT_MS = 120_000

/**
 * Stores the file of an upload as Word, PowerPoint or Excel file. It goes through the same checks as any other.
 * @throws {AppError} with a message for the field `file`; others when it can be tried again
 */
export async function ingestConverted(
  { config, store }: AppContext,
  { name }: UploadRow,
  path: string,
  signal: AbortSignal,
): Promise<StoredFile> {
  const inspection = await inspectFile(path)
  if (inspection.is !== 'foreign') throw new Error('not a file to convert')
  const { format } = inspection
  const soffice = await findSoffice(config)
  if (soffice === undefined) throw new ForeignFile(format).refusal
  const folder = await mkdtemp(join(tmpdir(), 'trp-office-'))
  try {
    const document = join(folder, `document.${format.from}`)
    await copyFile(path, document)
    const pathOf = await convert(
      { soffice, folder, dataDir: config.dataDir, documents: [document], limitMs: LIMIT_MS, signal },
      format.to,
    )
    signal.throwIfAborted()
    const result = pathOf(document)
    if (!(await stat(result).catch(() => undefined))?.size) throw refused('not_converted', {}, format)
    const converted = { name: `${splitName(name).stem}.${format.to}`, path: result }
    const { row, previewRow } = await ingestFile(store, converted, config.clamd)
    return { row: { ...row, converted_from: format.from }, previewRow }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
