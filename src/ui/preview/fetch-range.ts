import { type OnPart, readCounting } from './count-bytes.ts'

/** Delays between attempts; after the last one the reader can retry. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000]

/** The document cannot be fetched: it does not exist, or there is no network. */
export class FetchFailure extends Error {
  readonly gone: boolean

  constructor(gone: boolean, cause?: unknown) {
    super(gone ? 'The document does not exist' : 'No network', { cause })
    this.name = 'FetchFailure'
    this.gone = gone
  }
}

export interface FetchedRange {
  bytes: Uint8Array
  /** Size of the whole document in bytes. */
  total: number
}

/**
 * Fetches a part of a document and retries without a network.
 * @param end last byte, inclusive
 * @param onPart called with the progress of this part
 * @throws {FetchFailure} and the reason of `signal`
 */
export async function fetchRange(
  url: string,
  start: number,
  end: number,
  signal: AbortSignal,
  onPart: OnPart = () => undefined,
): Promise<FetchedRange> {
  for (const wait of [...WAITS_MS, undefined]) {
    try {
      return await fetchOnce({ url, start, end }, signal, onPart)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof FetchFailure) throw error
      if (wait === undefined) throw new FetchFailure(false, error)
      await pause(wait, signal)
    }
  }
  throw new FetchFailure(false)
}

interface Part {
  url: string
  start: number
  end: number
}

async function fetchOnce({ url, start, end }: Part, signal: AbortSignal, onPart: OnPart): Promise<FetchedRange> {
  const response = await fetch(url, { headers: { range: `bytes=${start}-${end}` }, signal })
  if (response.status >= 400 && response.status < 500) throw new FetchFailure(true)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const length = Number(response.headers.get('content-length') ?? end - start + 1)
  onPart(0, length)
  const bytes = await readCounting(response, (done) => onPart(done, length))
  const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? bytes.length)
  // A server without ranges sends the whole document.
  return response.status === 206 ? { bytes, total } : { bytes: bytes.slice(start, end + 1), total: bytes.length }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
