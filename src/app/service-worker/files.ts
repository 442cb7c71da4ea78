import { STORES } from '#ui/offline/stores.ts'
import { saveEntry } from './save-entry.ts'

/** The oldest file makes room for the next one. */
const MOST_FILES = 100
/** A larger file is not saved: it would push the others out. In bytes. */
const MOST_BYTES = 5_000_000

/** A document from the network, saved on the way when it is whole; without a network, the saved one. */
export async function readFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  try {
    const response = await fetch(request)
    if (isWhole(response)) {
      event.waitUntil(saveEntry({ store: STORES.files, path: pathname, response: response.clone(), most: MOST_FILES }))
    }
    return response
  } catch (error) {
    const saved = await caches.match(pathname, { cacheName: STORES.files })
    if (saved === undefined) throw error
    return answerRange(saved, request.headers.get('range'))
  }
}

/** Whether the response holds the whole document, and the device should keep it. */
function isWhole({ status, headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (!(length <= MOST_BYTES)) return false
  return status === 200 || (status === 206 && headers.get('content-range') === `bytes 0-${length - 1}/${length}`)
}

/** A part of a saved document, as a server answers it; the preview asks for parts. */
async function answerRange(saved: Response, range: string | null): Promise<Response> {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
  if (asked === null) return saved
  const whole = await saved.blob()
  const start = Number(asked[1])
  const end = Math.min(asked[2] ? Number(asked[2]) : whole.size - 1, whole.size - 1)
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } })
  const headers = new Headers(saved.headers)
  headers.set('content-range', `bytes ${start}-${end}/${whole.size}`)
  return new Response(whole.slice(start, end + 1), { status: 206, headers })
}
