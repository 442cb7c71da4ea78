import type { FileKind } from '../media-types.ts'
import { authorNamesIn, cleanAuthorNames } from './author-names.ts'
import { checkOffice } from './check-office.ts'
import type { Inspection } from './extraction.ts'
import { isHarmlessDrawing, readHeadKind } from './file-kind.ts'
import { RefusalError } from './refusal.ts'
import { readHead, type Source } from './source.ts'

const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** The names of streams are in the first sectors, or after the content. */
const SCAN_BYTES = 1024 ** 2

/** Checks a file of a person we do not know, by its content. Runs in the worker. */
export async function inspect(source: Source): Promise<Inspection> {
  try {
    return { is: 'accepted', ...(await accept(source)) }
  } catch (error) {
    const reason = error instanceof RefusalError ? error.reason : 'damaged'
    return { is: 'refused', reason, detail: String(error) }
  }
}

async function accept(source: Source): Promise<{ kind: FileKind; authorNames: string[] }> {
  if (source.sizeBytes === 0) throw new RefusalError('empty_file', 'no bytes')
  const kind = readHeadKind(source)
  if (kind === 'office') {
    const { parts, kind: officeKind } = await checkOffice(source)
    return { kind: officeKind, authorNames: cleanAuthorNames(authorNamesIn(parts)) }
  }
  if (kind === 'pdf') {
    const { checkPdf } = await import('./check-pdf.ts')
    return { kind, authorNames: cleanAuthorNames(await checkPdf(source)) }
  }
  if (kind !== 'other') return { kind, authorNames: [] }
  if (readHead(source, OLE_SIGNATURE.length).equals(OLE_SIGNATURE)) throw refuseOle(source)
  if (isHarmlessDrawing(source)) return { kind: 'svg', authorNames: [] }
  const isDrawing = /<svg[\s>]/.test(readHead(source, SCAN_BYTES).toString('latin1'))
  throw new RefusalError(isDrawing ? 'unsafe_svg' : 'unknown_kind', 'the content')
}

/** A locked Office file is in the container of the old formats. */
function refuseOle(source: Source): RefusalError {
  const name = Buffer.from('EncryptedPackage', 'utf16le')
  const tail = source.read(Math.max(0, source.sizeBytes - SCAN_BYTES), source.sizeBytes)
  const isLocked = readHead(source, SCAN_BYTES).includes(name) || tail.includes(name)
  return new RefusalError(isLocked ? 'encrypted' : 'old_office_format', 'a file of the old container')
}
