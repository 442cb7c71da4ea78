import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldError } from '#core/errors.ts'
import { readChecksums } from './checksums.ts'
import { cleanName, splitName } from './file-names.ts'
import { inspectFile, readDocument } from './ingest/read-document.ts'
import { RefusalError, type RefusalReason } from './ingest/refusal.ts'
import type { StoredFile } from './ingest.ts'
import { type FileKind, MEDIA_TYPES } from './media-types.ts'
import { REFUSALS, refusalSentence } from './messages.ts'
import { rewritePicture } from './rewrite-picture.ts'
import { scanForViruses } from './scan-for-viruses.ts'
import type { FileStore } from './store.ts'

/** Endings that a system runs or opens with rights of their own. Content of another kind under such a name is an attack. */
const DANGEROUS = /\.(app|bat|cmd|com|cpl|dll|exe|hta|html?|jar|js|lnk|mht|msi|pif|ps1|scr|sh|vbs|wsf|xhtml|xml)$/i

interface UploadedFile {
  /** Cleaned before it is stored. Its ending becomes that of the content. */
  name: string
  /** On this machine. */
  path: string
}

/**
 * Checks a file of a person by its content, reads it and stores it, without its bytes in memory. Pictures are encoded again.
 * Call it before the transaction in which `addUpload` writes the row; when that fails, call `deleteStoredFile`.
 * @param clamd address of the virus scanner, where there is one
 * @throws {AppError} with a message for the field `file`, or `storage_full`; {ScannerError}
 */
export async function ingestFile(store: FileStore, { name, path }: UploadedFile, clamd?: string): Promise<StoredFile> {
  if (DANGEROUS.test(name)) throw refused('dangerous_ending', name)
  const inspection = await inspectFile(path)
  if (inspection.is === 'refused') throw refused(inspection.reason, name)
  const { kind, authorNames } = inspection
  if (clamd !== undefined && (await scanForViruses(clamd, path)) !== undefined) throw refused('has_virus', name)
  const folder = await mkdtemp(join(tmpdir(), 'trp-ingest-'))
  try {
    const content = await rewritePicture(kind, path, join(folder, 'picture')).catch((error: unknown) => {
      throw error instanceof RefusalError ? refused(error.reason, name) : error
    })
    const { sha256, crc32, sizeBytes } = await readChecksums(content)
    const { pages, text } = await readDocument(kind, { path })
    await store.putFile(sha256, content)
    const row = {
      name: nameFor(cleanName(name), kind),
      sha256,
      media_type: MEDIA_TYPES[kind].mediaType,
      size_bytes: sizeBytes,
      crc32,
      pages,
      text,
      author_names: JSON.stringify(authorNames),
      created_at: new Date().toISOString(),
    }
    return { row, previewRow: undefined }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Endings of Office with the kind that a person saves the file as instead. */
const OFFICE_FAMILIES = {
  doc: 'docx',
  dot: 'docx',
  ppt: 'pptx',
  pot: 'pptx',
  pps: 'pptx',
  xls: 'xlsx',
  xlt: 'xlsx',
} as const

function refused(reason: RefusalReason, name: string) {
  const ending = splitName(name).ending.slice(1).toLowerCase()
  const family = Object.entries(OFFICE_FAMILIES).find(([start]) => ending.startsWith(start))?.[1]
  return fieldError('file', reason, refusalSentence(REFUSALS[reason](family ?? 'docx')))
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
