import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { FileKind } from '../media-types.ts'
import { runInWorker } from './document-worker.ts'
import { type Content, EMPTY_DOCUMENT, type ExtractedDocument, type Inspection, READABLE_KINDS } from './extraction.ts'

/** Time limits for one document, in ms; then the worker is stopped. */
const MAX_READING_MS = 20_000
const MAX_INSPECTION_MS = 15_000

/**
 * Reads the text and the number of pages of a document. For a document that is broken or takes too much time or memory it
 * returns nulls and says why in `problem`.
 */
export function readDocument(kind: FileKind, content: Content, limitMs = MAX_READING_MS): Promise<ExtractedDocument> {
  refuseInTransaction('a document is read')
  if (!READABLE_KINDS.has(kind)) return Promise.resolve(EMPTY_DOCUMENT)
  return runInWorker({ kind, content }, limitMs).then(
    (result) => ('is' in result ? EMPTY_DOCUMENT : result),
    (error: unknown) => ({ ...EMPTY_DOCUMENT, problem: String(error) }),
  )
}

/** Checks a file of this machine by its content. One that takes too much time or memory is refused. */
export function inspectFile(path: string): Promise<Inspection> {
  refuseInTransaction('a file is checked')
  return runInWorker({ kind: undefined, content: { path } }, MAX_INSPECTION_MS).then(
    (result) => ('is' in result ? result : tooComplex('no inspection')),
    (error: unknown) => tooComplex(String(error)),
  )
}

function tooComplex(detail: string): Inspection {
  return { is: 'refused', reason: 'too_complex', detail, finding: {} }
}
