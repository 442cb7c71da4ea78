import { SAVED_AT } from '#ui/offline/stores.ts'

interface NewEntry {
  store: string
  path: string
  response: Response
  /** How many entries the store holds. */
  most: number
}

/** A response that was read is not packed any more, whatever its headers say. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'content-range', 'transfer-encoding']

/**
 * Saves a whole response with the time. The oldest entries make room. A full device is no reason to fail: then nothing
 * is saved.
 */
export async function saveEntry({ store: name, path, response, most }: NewEntry): Promise<void> {
  try {
    const body = await response.blob()
    const headers = new Headers(response.headers)
    for (const header of OF_THE_TRANSFER) headers.delete(header)
    headers.set(SAVED_AT, new Date().toISOString())
    const store = await caches.open(name)
    // Deleted first, so that it moves to the end: the order of entries is their age.
    await store.delete(path)
    await store.put(path, new Response(body, { headers }))
    const requests = await store.keys()
    await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((request) => store.delete(request)))
  } catch {
    // The network broke off, or the device has no room.
  }
}
