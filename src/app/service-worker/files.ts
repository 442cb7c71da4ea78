import { KEPT_CONTENT, STORES } from '#ui/offline/stores.ts'
import { saveEntry } from './save-entry.ts'

const MAX_FILES = 100
/** Larger files are not saved, because they would replace many others. */
const MAX_BYTES = 5_000_000
/** A preview reads parts of a document. One that is not larger is fetched as a whole then. */
const MAX_PREVIEWED_BYTES = 1_000_000

/**
 * A kept document from this device, with a network too: it costs nothing and does not change. Fetches any other document and saves
 * it when it is complete; without a network, returns the saved one.
 */
export async function readFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const kept = await findKept(pathname)
  if (kept) return rangeResponse(kept, request.headers.get('range'))
  try {
    const response = await fetch(request)
    if (isComplete(response)) {
      event.waitUntil(
        saveEntry({ store: STORES.files, path: pathname, response: response.clone(), maxEntries: MAX_FILES }),
      )
    } else if (isFirstPart(response) && !isSavingData()) event.waitUntil(saveWhole(pathname))
    if (isWithdrawn(response)) event.waitUntil(forgetFile(pathname))
    return response
  } catch (error) {
    const saved = await caches.match(pathname, { cacheName: STORES.files })
    if (saved === undefined) throw error
    return rangeResponse(saved, request.headers.get('range'))
  }
}

async function findKept(path: string): Promise<Response | undefined> {
  const { headers } = (await caches.match(path, { cacheName: STORES.kept })) ?? {}
  const content = headers && (await caches.match(headers.get(KEPT_CONTENT) ?? '', { cacheName: STORES.kept }))
  return content && new Response(content.body, { headers })
}

function isFirstPart({ status, headers }: Response): boolean {
  const [, size] = /^bytes 0-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  const isPublic = !headers.get('cache-control')?.includes('private')
  return status === 206 && isPublic && Number(size ?? Number.NaN) <= MAX_PREVIEWED_BYTES
}

/** Only browsers of the Chromium family say it. */
function isSavingData(): boolean | undefined {
  const { connection }: WorkerNavigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData
}

/** Ignores failures. */
async function saveWhole(path: string): Promise<void> {
  if (await caches.match(path, { cacheName: STORES.files })) return
  const response = await fetch(path).catch(() => undefined)
  if (response && isComplete(response)) await saveEntry({ store: STORES.files, path, response, maxEntries: MAX_FILES })
}

/** A file that is missing on the server has the same status, but its saved copy stays. */
function isWithdrawn({ headers }: Response): boolean {
  return headers.get('error-code') === 'withdrawn'
}

async function forgetFile(path: string): Promise<void> {
  for (const name of [STORES.files, STORES.fileNotes]) await (await caches.open(name)).delete(path)
}

/** Whether the response contains a whole document that is public and small enough to save. */
function isComplete({ status, headers }: Response): boolean {
  if (headers.get('cache-control')?.includes('private')) return false
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (!(length <= MAX_BYTES)) return false
  return status === 200 || (status === 206 && headers.get('content-range') === `bytes 0-${length - 1}/${length}`)
}

/** A range of a saved document, as a server responds; the preview requests ranges. */
async function rangeResponse(saved: Response, range: string | null): Promise<Response> {
  const match = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
  if (match === null) return saved
  const whole = await saved.blob()
  const start = Number(match[1])
  const end = Math.min(match[2] ? Number(match[2]) : whole.size - 1, whole.size - 1)
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } })
  const headers = new Headers(saved.headers)
  headers.set('content-range', `bytes ${start}-${end}/${whole.size}`)
  return new Response(whole.slice(start, end + 1), { status: 206, headers })
}
