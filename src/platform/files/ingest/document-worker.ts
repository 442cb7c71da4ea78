import { Piscina } from 'piscina'
import type { Content, ExtractedDocument, Inspection, WorkerTask } from './extraction.ts'

const MAX_MEMORY_MB = 384
/** How long the worker waits for the next document, in ms. */
const IDLE_MS = 60_000

const worker = new Piscina<WorkerTask, ExtractedDocument | Inspection>({
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
 * Runs a task in the worker thread, so that the server stays responsive.
 * @throws {Error} when the worker was stopped after `limitMs`, ran out of memory or crashed
 */
export function runInWorker(task: WorkerTask, limitMs: number): Promise<ExtractedDocument | Inspection> {
  const result = queue.then(() => run(task, limitMs))
  queue = result.catch(() => undefined)
  return result
}

async function run({ kind, content }: WorkerTask, limitMs: number): Promise<ExtractedDocument | Inspection> {
  const signal = AbortSignal.timeout(limitMs)
  const { task, transferList } = transferable(kind, content)
  try {
    return await worker.run(task, { signal, transferList })
  } catch (error) {
    throw signal.aborted ? new Error(`not read within ${limitMs} ms`) : error
  }
}

/** A copy of bytes is transferred: the caller still needs them, and they may be a part of something larger. */
function transferable(kind: WorkerTask['kind'], content: Content) {
  if ('path' in content) return { task: { kind, content }, transferList: [] }
  const bytes = new Uint8Array(content.bytes)
  return { task: { kind, content: { bytes } }, transferList: [bytes.buffer] }
}
