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
} as const

/** Header of a saved page or file: when it was saved, as an ISO 8601 time. */
export const SAVED_AT = 'x-saved-at'

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
