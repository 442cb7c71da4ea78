import { nameOfDisposition } from './disposition.ts'
import { nextStep } from './next-step.ts'

/** Delays between attempts; the last one repeats. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** Chunks are joined to blobs of this size, which the browser can move out of memory. */
const PART_BYTES = 4 * 1024 ** 2

export interface Report {
  received: number
  total: number | undefined
  state: 'running' | 'waiting' | 'restarted'
}

export interface Fetched {
  blob: Blob
  /** The file name from the server, if any. */
  name: string | undefined
}

/** The file does not exist (any more). */
export class FileGone extends Error {}

/**
 * Fetches a file over an unreliable network: keeps the received part and requests the rest when the network is back, without a
 * limit of attempts.
 * @throws {FileGone}, and the reason of `signal`
 */
export async function fetchResumable(
  url: string,
  signal: AbortSignal,
  report: (report: Report) => void,
): Promise<Fetched> {
  const part: PartlyFetched = { blobs: [], received: 0, total: undefined, etag: undefined, name: undefined }
  for (let failures = 0; ; ) {
    const before = part.received
    const ended = await fetchRest(url, part, signal, report).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof FileGone) throw error
      return false
    })
    if (ended && part.received === (part.total ?? part.received)) return { blob: new Blob(part.blobs), name: part.name }
    failures = part.received > before ? 0 : failures + 1
    report({ received: part.received, total: part.total, state: 'waiting' })
    await waitForNetwork(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0, signal)
  }
}

interface PartlyFetched {
  blobs: Blob[]
  received: number
  total: number | undefined
  etag: string | undefined
  name: string | undefined
}

/** Requests the missing part. @returns whether the response is complete */
async function fetchRest(
  url: string,
  part: PartlyFetched,
  signal: AbortSignal,
  report: (report: Report) => void,
): Promise<boolean> {
  const rest =
    part.received > 0 ? { range: `bytes=${part.received}-`, ...(part.etag && { 'if-range': part.etag }) } : {}
  const response = await fetch(url, { signal, headers: rest })
  const step = nextStep(response.status, part.received, part.total)
  if (step === 'gone') throw new FileGone()
  if (step === 'done') return true
  if (step === 'wait') throw new Error(`status ${response.status}`)
  if (step === 'restart') {
    part.blobs = []
    part.received = 0
    report({ received: 0, total: part.total, state: 'restarted' })
    if (response.status === 416) return false
  }
  readHeaders(response, part)
  await readBody(response, part, report)
  return true
}

function readHeaders(response: Response, part: PartlyFetched): void {
  const total =
    /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? response.headers.get('content-length')
  part.total = total === null ? undefined : Number(total)
  part.etag = response.headers.get('etag') ?? undefined
  part.name = nameOfDisposition(response.headers.get('content-disposition'))
}

async function readBody(response: Response, part: PartlyFetched, report: (report: Report) => void): Promise<void> {
  const reader = response.body?.getReader()
  if (reader === undefined) throw new Error('no stream')
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  const storeChunks = () => {
    if (chunks.length > 0) part.blobs.push(new Blob(chunks))
    chunks = []
    waiting = 0
  }
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value)
      waiting += read.value.length
      part.received += read.value.length
      if (waiting >= PART_BYTES) storeChunks()
      report({ received: part.received, total: part.total, state: 'running' })
    }
  } finally {
    // Keeps the received part after an error.
    storeChunks()
  }
}

/** Waits `ms`, or until the browser is online again. */
function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
