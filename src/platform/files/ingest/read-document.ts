import { Piscina } from 'piscina'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import type { FileKind } from '../media-types.ts'
import { type DocumentToRead, type ExtractedDocument, NOTHING_READ, READABLE_KINDS } from './extraction.ts'

/** How long one document may take, in ms; the worker is ended then. */
const MAX_READING_MS = 20_000
/** How much memory the worker may take, in MB. */
const MAX_MEMORY_MB = 384
/** How long the worker is kept for the next document, in ms. */
const IDLE_MS = 60_000

const worker = new Piscina<DocumentToRead, ExtractedDocument>({
  filename: new URL('./extraction-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
})
// A worker that fails between two documents is started again for the next one.
worker.on('error', () => undefined)

/** Documents are read one at a time, so that the time limit starts when the worker is free. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Reads text and page count out of a document, in a worker thread, so that readers are served meanwhile. A document
 * that is broken, huge or endless gives nothing, and says why in `problem`: it can still be taken in.
 */
export function readDocument(kind: FileKind, bytes: Uint8Array, limitMs = MAX_READING_MS): Promise<ExtractedDocument> {
  refuseInTransaction('a document is read')
  if (!READABLE_KINDS.has(kind)) return Promise.resolve(NOTHING_READ)
  const reading = queue.then(() => read(kind, bytes, limitMs))
  queue = reading
  return reading
}

async function read(kind: FileKind, bytes: Uint8Array, limitMs: number): Promise<ExtractedDocument> {
  // A copy is transferred: the caller still needs the bytes, which may be a part of something larger.
  const copy = new Uint8Array(bytes)
  const signal = AbortSignal.timeout(limitMs)
  try {
    return await worker.run({ kind, bytes: copy }, { signal, transferList: [copy.buffer] })
  } catch (error) {
    // The worker has ended: out of time, out of memory or crashed.
    return { ...NOTHING_READ, problem: signal.aborted ? `not read within ${limitMs} ms` : String(error) }
  }
}
