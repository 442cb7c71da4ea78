import { storedResponse } from '#ui/offline/stored-response.ts'

interface NewEntry {
  store: string
  path: string
  response: Response
  /** The oldest entries above this number are deleted. */
  maxEntries: number
}

/**
 * Saves a complete response with the time and deletes the oldest entries. Saves nothing when the device is full.
 */
export async function saveEntry({ store: name, path, response, maxEntries }: NewEntry): Promise<void> {
  try {
    const entry = await storedResponse(response)
    const store = await caches.open(name)
    // Deleted first, so that it moves to the end: entries are ordered by age.
    await store.delete(path)
    await store.put(path, entry)
    const requests = await store.keys()
    await Promise.all(
      requests.slice(0, Math.max(0, requests.length - maxEntries)).map((request) => store.delete(request)),
    )
  } catch {
    // The connection was lost, or the device is full.
  }
}
