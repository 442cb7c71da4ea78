import { Worker } from 'node:worker_threads'
import type { FileKind } from '../media-types.ts'
import {
  type DocumentReading,
  NOTHING_READ,
  READABLE_KINDS,
  type ReadingAnswer,
  type ReadingQuestion,
} from './reading.ts'

/** How long one document may take, in ms; the thread is ended then. */
const MAX_READING_MS = 20_000
/** How much memory the thread may take, in MB. */
const MAX_MEMORY_MB = 384

let thread: Worker | undefined
let lastId = 0
/** Documents are read one at a time: the thread's time limit is then that of a document. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Reads text and page count out of a document, in a thread, so that answers to readers go on meanwhile. A document
 * that is broken, huge or endless gives nothing, and says why in `problem`: it can still be taken in.
 */
export function readDocument(
  kind: FileKind,
  bytes: Uint8Array,
  limitMs = MAX_READING_MS,
): Promise<DocumentReading & { problem?: string }> {
  if (!READABLE_KINDS.has(kind)) return Promise.resolve(NOTHING_READ)
  const turn = queue.then(() => ask({ id: ++lastId, kind, bytes }, limitMs))
  queue = turn
  return turn
}

function ask(question: ReadingQuestion, limitMs: number): Promise<DocumentReading & { problem?: string }> {
  thread ??= startThread()
  const worker = thread
  return new Promise((resolve) => {
    const finish = (reading: DocumentReading & { problem?: string }) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError)
      // Kept for the next document, but no reason for the process to stay.
      worker.unref()
      resolve(reading)
    }
    const giveUp = (problem: string) => {
      thread = undefined
      void worker.terminate()
      finish({ ...NOTHING_READ, problem })
    }
    const onMessage = ({ id, ...reading }: ReadingAnswer) => {
      if (id === question.id) finish(reading)
    }
    const onError = (error: unknown) => giveUp(String(error))
    const timer = setTimeout(() => giveUp(`not read within ${limitMs} ms`), limitMs)
    worker.ref()
    worker.on('message', onMessage).on('error', onError)
    // A copy, given away: the caller still needs the bytes, which may be a part of something larger.
    const bytes = new Uint8Array(question.bytes)
    worker.postMessage({ ...question, bytes } satisfies ReadingQuestion, [bytes.buffer])
  })
}

function startThread(): Worker {
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  // A thread that ends between two documents is started again at the next one.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (thread === worker) thread = undefined
  })
  return worker
}
