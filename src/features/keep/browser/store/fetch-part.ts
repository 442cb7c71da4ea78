import { storedResponse } from '#ui/offline/stored-response.ts'
import { readCounting } from '#ui/preview/count-bytes.ts'
import type { KeptContent } from '../../contract.ts'

/** Pause, a lost network and an empty battery lose one part at most. */
export const PART_BYTES = 262_144
/** A connection without a byte for this long is lost. */
const STALL_MS = 30_000

/** The document was replaced or is off the site. */
export class NotThere extends Error {}

/**
 * Fetches the part of a document that begins at a byte.
 * @param onBytes called with the number of bytes received so far
 * @throws {NotThere}, and any other error when the network fails or `signal` ends it
 */
export async function fetchPart(
  { path, size_bytes }: KeptContent,
  start: number,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const end = Math.min(start + PART_BYTES, size_bytes) - 1
  return unlessStalled(signal, async (own, moved) => {
    const headers = { range: `bytes=${start}-${end}` }
    // Not through the service worker, which saves what it sees; a redirect leads to another document.
    const init = { headers, cache: 'no-store', credentials: 'omit', redirect: 'manual' } as const
    const response = await fetch(path, { ...init, signal: own })
    check(response, `bytes ${start}-${end}/${size_bytes}`)
    const bytes = await readCounting(response, (done) => {
      moved()
      onBytes(start + done)
    })
    // Some networks remove `Range`.
    return new Blob([response.status === 206 ? bytes : bytes.slice(start, end + 1)])
  })
}

/** A page or a script. @throws {TypeError} without a network, and the reason of `signal` */
export function fetchWhole(path: string, signal: AbortSignal, cache: RequestCache = 'default'): Promise<Response> {
  return unlessStalled(signal, async (own) => {
    const headers = { accept: path.startsWith('/assets/') ? '*/*' : 'text/html' }
    return storedResponse(await fetch(path, { headers, cache, credentials: 'omit', signal: own }))
  })
}

async function unlessStalled<T>(
  signal: AbortSignal,
  work: (own: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const stop = () => own.abort()
  signal.addEventListener('abort', stop)
  let timer = setTimeout(stop, STALL_MS)
  try {
    return await work(own.signal, () => {
      clearTimeout(timer)
      timer = setTimeout(stop, STALL_MS)
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

const LATER = [408, 429]

function check({ type, status, ok, headers }: Response, range: string): void {
  const isGone = type === 'opaqueredirect' || (status >= 400 && status < 500 && !LATER.includes(status))
  if (isGone || (status === 206 && headers.get('content-range') !== range)) throw new NotThere()
  if (!ok) throw new TypeError(`status ${status}`)
}
