import { nameOfDisposition } from './disposition.ts'
import { nextStep } from './next-step.ts'

/** Waits between attempts in ms; the last is used again and again. */
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** Chunks are put together when there is this much: the browser may then move them out of memory, in bytes. */
const PART_BYTES = 4 * 1024 ** 2

export interface Report {
  received: number
  total: number | undefined
  state: 'running' | 'waiting' | 'restarted'
}

export interface Fetched {
  blob: Blob
  /** The name that the server gave it, if any. */
  name: string | undefined
}

/** The file is not there (any more). */
export class FileGone extends Error {}

/**
 * Fetches a file over a network that comes and goes: what has arrived is kept, and the rest is asked for when the
 * network is back, for as long as it takes.
 * @throws {FileGone}, and what `signal` aborts with
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
    await networkBack(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0, signal)
  }
}

interface PartlyFetched {
  blobs: Blob[]
  received: number
  total: number | undefined
  etag: string | undefined
  name: string | undefined
}

/** One request for what is missing. @returns whether it came to its end */
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
  if (step === 'begin-again') {
    part.blobs = []
    part.received = 0
    report({ received: 0, total: part.total, state: 'restarted' })
    if (response.status === 416) return false
  }
  noteHead(response, part)
  await readBody(response, part, report)
  return true
}

function noteHead(response: Response, part: PartlyFetched): void {
  const whole =
    /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? response.headers.get('content-length')
  part.total = whole === null ? undefined : Number(whole)
  part.etag = response.headers.get('etag') ?? undefined
  part.name = nameOfDisposition(response.headers.get('content-disposition'))
}

async function readBody(response: Response, part: PartlyFetched, report: (report: Report) => void): Promise<void> {
  const reader = response.body?.getReader()
  if (reader === undefined) throw new Error('no stream')
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  const keep = () => {
    if (chunks.length > 0) part.blobs.push(new Blob(chunks))
    chunks = []
    waiting = 0
  }
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value)
      waiting += read.value.length
      part.received += read.value.length
      if (waiting >= PART_BYTES) keep()
      report({ received: part.received, total: part.total, state: 'running' })
    }
  } finally {
    // Also what came before a break is kept.
    keep()
  }
}

/** Waits, but no longer than until the browser says that the network is back. */
function networkBack(ms: number, signal: AbortSignal): Promise<void> {
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
