import { SAVED_AT } from '#ui/offline/stores.ts'

interface NewEntry {
  store: string
  path: string
  response: Response
  /** The oldest entries above this number are deleted. */
  maxEntries: number
}

/** A body that was read is decoded, so these headers no longer apply. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'content-range', 'transfer-encoding']

/**
 * Saves a complete response with the time and deletes the oldest entries. Saves nothing when the device is full.
 */
export async function saveEntry({ store: name, path, response, maxEntries }: NewEntry): Promise<void> {
  try {
    const body = await response.blob()
    const headers = new Headers(response.headers)
    for (const header of TRANSFER_HEADERS) headers.delete(header)
    headers.set(SAVED_AT, new Date().toISOString())
    const store = await caches.open(name)
    // Deleted first, so that it moves to the end: entries are ordered by age.
    await store.delete(path)
    await store.put(path, new Response(body, { headers }))
    const requests = await store.keys()
    await Promise.all(
      requests.slice(0, Math.max(0, requests.length - maxEntries)).map((request) => store.delete(request)),
    )
  } catch {
    // The connection was lost, or the device is full.
  }
}
