import type { FileKind } from '../media-types.ts'
import { authorNamesIn, cleanAuthorNames } from './author-names.ts'
import { checkArchive, checkOffice } from './check-office.ts'
import type { Inspection } from './extraction.ts'
import { isHarmlessDrawing, readHeadKind } from './file-kind.ts'
import { findForeignArchive, findForeignFile, reasonForKind } from './foreign-kind.ts'
import type { ForeignFormat } from './ole-container.ts'
import { RefusalError } from './refusal.ts'
import { readHead, type Source } from './source.ts'
import { ZipParts } from './zip-parts.ts'

/** An SVG begins within these bytes. */
const SCAN_BYTES = 1024 ** 2

/** Checks a file of a person we do not know, by its content. Runs in the worker. */
export async function inspect(source: Source): Promise<Inspection> {
  try {
    const result = await look(source)
    return 'from' in result
      ? { is: 'foreign', format: result }
      : { is: 'accepted', contentBytes: source.sizeBytes, ...result }
  } catch (error) {
    const [reason, finding] = error instanceof RefusalError ? [error.reason, error.finding] : (['damaged', {}] as const)
    return { is: 'refused', reason, detail: String(error), finding }
  }
}

interface Accepted {
  kind: FileKind
  authorNames: string[]
  contentBytes?: number
}

async function look(source: Source): Promise<Accepted | ForeignFormat> {
  if (source.sizeBytes === 0) throw new RefusalError('empty_file', 'no bytes')
  const kind = readHeadKind(source)
  if (kind === 'office') return lookIntoArchive(source)
  if (kind === 'pdf') {
    const { checkPdf } = await import('./check-pdf.ts')
    return { kind, authorNames: cleanAuthorNames(await checkPdf(source)) }
  }
  if (kind !== 'other') return { kind, authorNames: [] }
  const foreign = findForeignFile(source)
  if (foreign !== undefined) return foreign
  if (isHarmlessDrawing(source)) return { kind: 'svg', authorNames: [] }
  const isDrawing = /<svg[\s>]/.test(readHead(source, SCAN_BYTES).toString('latin1'))
  throw new RefusalError(isDrawing ? 'unsafe_svg' : reasonForKind(source), 'the content')
}

async function lookIntoArchive(source: Source): Promise<Accepted | ForeignFormat> {
  const archive = new ZipParts(source)
  const foreign = findForeignArchive(archive)
  if (foreign !== undefined) {
    checkArchive(source, archive)
    return foreign
  }
  const { parts, kind } = await checkOffice(source)
  return { kind, authorNames: cleanAuthorNames(authorNamesIn(parts)), contentBytes: parts.directory.end }
}
