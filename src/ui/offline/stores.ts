/** The stores of CacheStorage that the service worker and the pages share. */
export const STORES = {
  /** Scripts, styles and fonts, and the offline page. */
  assets: 'assets',
  /** Pages that were read on this device, by path. */
  pages: 'pages',
  /** Documents that were opened or downloaded, by path. */
  files: 'files',
  /** The data of these documents as JSON, by the same path. */
  fileNotes: 'file-notes',
  /** Pages of what a reader keeps, by path. Nothing but the reader's own press deletes what is kept. */
  keptPages: 'kept-pages',
  /** The documents of what is kept: an address leads to its content by the header `KEPT_CONTENT`. */
  kept: 'kept',
} as const

/** Header of a saved page or file: when it was saved, as an ISO 8601 time. */
export const SAVED_AT = 'x-saved-at'

/** What the page alone uses: what is kept as JSON, e.g. `/kept/module-12`, and parts of documents on their way. */
export const KEPT_THINGS = 'kept-things'
export const KEPT_PARTS = 'kept-parts'

/** Header of the address of a kept document: where its content is in the same store, named by its hash. */
export const KEPT_CONTENT = 'x-content'

/** The page that lists what is saved on this device. `?from=` is the requested page. */
export const OFFLINE_PATH = '/offline'

export const SERVICE_WORKER_PATH = '/service-worker.js'

/** A page's message to the service worker: save the page of this path. */
export interface SavePageMessage {
  savePage: string
}

/** All entries of a store, newest first. */
export async function listSaved(
  name: (typeof STORES)[keyof typeof STORES],
): Promise<{ path: string; saved: Response }[]> {
  const store = await caches.open(name)
  const requests = [...(await store.keys())].reverse()
  const entries = await Promise.all(
    requests.map(async (request) => ({ path: new URL(request.url).pathname, saved: await store.match(request) })),
  )
  return entries.flatMap(({ path, saved }) => (saved ? [{ path, saved }] : []))
}
