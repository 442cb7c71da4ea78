import { Piscina } from 'piscina'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { FileKind } from '../media-types.ts'
import { type DocumentToRead, EMPTY_DOCUMENT, type ExtractedDocument, READABLE_KINDS } from './extraction.ts'

/** Time limit for one document, in ms; then the worker is stopped. */
const MAX_READING_MS = 20_000
/** Memory limit of the worker, in MB. */
const MAX_MEMORY_MB = 384
/** How long the worker waits for the next document, in ms. */
const IDLE_MS = 60_000

const worker = new Piscina<DocumentToRead, ExtractedDocument>({
  filename: new URL('./extraction-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
})
// A worker that fails between two documents is restarted for the next one.
worker.on('error', () => undefined)

/** Documents are read one at a time, so that the time limit starts when the worker is free. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Reads the text and the number of pages of a document in a worker thread, so that the server stays responsive. For a
 * document that is broken or takes too much time or memory it returns nulls and says why in `problem`.
 */
export function readDocument(kind: FileKind, bytes: Uint8Array, limitMs = MAX_READING_MS): Promise<ExtractedDocument> {
  refuseInTransaction('a document is read')
  if (!READABLE_KINDS.has(kind)) return Promise.resolve(EMPTY_DOCUMENT)
  const result = queue.then(() => read(kind, bytes, limitMs))
  queue = result
  return result
}

async function read(kind: FileKind, bytes: Uint8Array, limitMs: number): Promise<ExtractedDocument> {
  // A copy is transferred: the caller still needs the bytes, which may be a part of something larger.
  const copy = new Uint8Array(bytes)
  const signal = AbortSignal.timeout(limitMs)
  try {
    return await worker.run({ kind, bytes: copy }, { signal, transferList: [copy.buffer] })
  } catch (error) {
    // The worker was stopped, ran out of memory or crashed.
    return { ...EMPTY_DOCUMENT, problem: signal.aborted ? `not read within ${limitMs} ms` : String(error) }
  }
}
