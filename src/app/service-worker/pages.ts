import { SAVED_AT, STORES } from '#ui/offline/stores.ts'
import { isSavable } from './savable.ts'
import { saveEntry } from './save-entry.ts'

/** A page is about 60 kB. */
const MAX_PAGES = 80
/** How long the network may take to start a response before the saved copy is shown, or the kept one. */
const NETWORK_LIMIT_MS = 20_000
const KEPT_LIMIT_MS = 3000
/** A page saved less than this long ago is not fetched again in the background. */
const FRESH_MS = 600_000

/**
 * A page from the network; without a network its kept or saved copy, otherwise the result of `offline`. A response of the network
 * always wins: an error page of the server is shown as it is.
 */
export async function readPage(event: FetchEvent, offline: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const response = fromNetwork(event)
  const kept = await find(pathname, STORES.keptPages)
  try {
    return await withinLimit(response, kept ? KEPT_LIMIT_MS : NETWORK_LIMIT_MS)
  } catch {
    return (await copyOf(kept ?? (await find(pathname)))) ?? response.catch(offline)
  }
}

/** Saves a page that was reached without loading a document. Ignores failures. */
export async function savePageInBackground(path: string): Promise<void> {
  if (!isSavable(path) || (await isFresh(path))) return
  const response = await fetch(path, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (response !== undefined && isPage(response) && !response.redirected) await savePage(path, response)
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse
  const response = preloaded instanceof Response ? preloaded : await fetch(event.request)
  const { pathname, search } = new URL(event.request.url)
  if (search === '' && isPage(response) && isSavable(pathname)) event.waitUntil(savePage(pathname, response.clone()))
  return response
}

function withinLimit(response: Promise<Response>, limitMs: number): Promise<Response> {
  return Promise.race([
    response,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('slow')), limitMs)),
  ])
}

function isPage(response: Response): boolean {
  return response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
}

function savePage(path: string, response: Response): Promise<void> {
  return saveEntry({ store: STORES.pages, path: withoutSlash(path), response, maxEntries: MAX_PAGES })
}

async function find(path: string, cacheName: string = STORES.pages): Promise<Response | undefined> {
  return caches.match(withoutSlash(path), { cacheName })
}

async function isFresh(path: string): Promise<boolean> {
  const savedAt = (await find(path))?.headers.get(SAVED_AT)
  return savedAt != null && Date.now() - Date.parse(savedAt) < FRESH_MS
}

/** The saved page, marked as a copy. Its script is saved too, so it starts immediately. */
async function copyOf(saved: Response | undefined): Promise<Response | undefined> {
  if (saved === undefined) return undefined
  const html = await saved.text()
  const attributes = `data-script-now data-saved-at="${saved.headers.get(SAVED_AT)}"`
  return new Response(html.replace('<html ', `<html ${attributes} `), { headers: saved.headers })
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}
