import { copyFile, mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppError, fieldError } from '#core/errors.ts'
import { refusedKindOf } from '#core/refused-endings.ts'
import { readChecksums } from './checksums.ts'
import { cleanName, splitName } from './file-names.ts'
import type { Inspection } from './ingest/extraction.ts'
import type { ForeignFormat } from './ingest/ole-container.ts'
import { inspectFile, readDocument } from './ingest/read-document.ts'
import { type Finding, RefusalError } from './ingest/refusal.ts'
import type { StoredFile } from './ingest.ts'
import { type FileKind, MEDIA_TYPES } from './media-types.ts'
import type { RefusalReason } from './messages.ts'
import { describeRefusal } from './messages.ts'
import { rewritePicture } from './rewrite-picture.ts'
import { scanForViruses } from './scan-for-viruses.ts'
import type { FileStore } from './store.ts'

interface UploadedFile {
  /** Cleaned before it is stored. Its ending becomes that of the content. */
  name: string
  /** On this machine. */
  path: string
}

type AcceptedFile = Extract<Inspection, { is: 'accepted' }>

/**
 * Checks a file of a person by its content, reads it and stores it, without its bytes in memory. Pictures are encoded again.
 * Call it before the transaction in which `addUpload` writes the row; when that fails, call `deleteStoredFile`.
 * @param clamd address of the virus scanner, where there is one
 * @throws {AppError} with a message for the field `file`, or `storage_full`; {ScannerError}; {ForeignFile}
 */
export async function ingestFile(store: FileStore, { name, path }: UploadedFile, clamd?: string): Promise<StoredFile> {
  const { kind, authorNames, contentBytes } = await checkFile({ name, path }, clamd)
  const folder = await mkdtemp(join(tmpdir(), 'trp-ingest-'))
  try {
    const whole = await withoutTail(path, contentBytes, join(folder, 'document'))
    const content = await rewritePicture(kind, whole, join(folder, 'picture')).catch((error: unknown) => {
      throw error instanceof RefusalError ? refused(error.reason) : error
    })
    const { sha256, crc32, sizeBytes } = await readChecksums(content)
    const { pages, text, slides } = await readDocument(kind, { path: content })
    await store.putFile(sha256, content)
    const row = {
      name: nameFor(cleanName(name), kind),
      sha256,
      media_type: MEDIA_TYPES[kind].mediaType,
      size_bytes: sizeBytes,
      crc32,
      pages,
      text,
      slides,
      author_names: JSON.stringify(authorNames),
      created_at: new Date().toISOString(),
    }
    return { row, previewRow: undefined }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Checks the name and the content of a file of a person.
 * @param clamd address of the virus scanner, where there is one
 * @throws {AppError} with a message for the field `file`; {ScannerError}; {ForeignFile}
 */
export async function checkFile({ name, path }: UploadedFile, clamd?: string): Promise<AcceptedFile> {
  const byName = refusedKindOf(name)
  if (byName !== undefined) throw refused(byName)
  const inspection = await inspectFile(path)
  if (inspection.is === 'refused') throw refused(inspection.reason, inspection.finding, formatOf(name))
  if (clamd !== undefined && (await scanForViruses(clamd, path)) !== undefined) throw refused('has_virus')
  if (inspection.is === 'foreign') throw new ForeignFile(inspection.format)
  return inspection
}

export function refused(
  reason: RefusalReason,
  finding?: Finding,
  format?: Pick<ForeignFormat, 'from' | 'to'>,
): AppError {
  return fieldError('file', reason, describeRefusal(reason, finding, format))
}

/** What a file with macros can be saved as, by its name. */
function formatOf(name: string): Pick<ForeignFormat, 'from' | 'to'> {
  const from = splitName(name).ending.slice(1).toLowerCase()
  return { from, to: /^p/.test(from) ? 'pptx' : /^x/.test(from) ? 'xlsx' : 'docx' }
}

/** A file of another format, which can be converted. */
export class ForeignFile extends Error {
  readonly format: ForeignFormat

  constructor(format: ForeignFormat) {
    super(`a .${format.from} file`)
    this.name = 'ForeignFile'
    this.format = format
  }

  /** For people, where it is not converted. */
  get refusal(): AppError {
    return refused(this.format.hasMacros ? 'has_macros' : 'old_format', {}, this.format)
  }
}

/** Office files with spaces or zeros after their end are stored without them: programs append these. */
async function withoutTail(path: string, contentBytes: number, target: string): Promise<string> {
  if ((await stat(path)).size === contentBytes) return path
  await copyFile(path, target)
  await truncate(target, contentBytes)
  return target
}

/** Every ending of a kind that is accepted, or of the Office formats with macros. */
const KNOWN_ENDING = new RegExp(
  `\\.(${Object.values(MEDIA_TYPES)
    .flatMap(({ endings }) => [...endings])
    .join('|')}|docm|pptm|xlsm|ppsx|dotx)$`,
  'i',
)

/** The name with an ending of its kind: 'Plan.docx' that holds a PDF becomes 'Plan.pdf'. */
function nameFor(name: string, kind: FileKind): string {
  const endings: readonly string[] = MEDIA_TYPES[kind].endings
  if (endings.includes(splitName(name).ending.slice(1).toLowerCase())) return name
  return cleanName(`${name.replace(KNOWN_ENDING, '')}.${endings[0]}`)
}
