import { listSaved, OFFLINE_PATH, STORES } from '#ui/offline/stores.ts'

/** What a page of the library needs to be shown: the build writes the list. */
declare const CORE_ASSETS: readonly string[]
/** The list is long: named once, it stands in the worker once. */
const CORE = CORE_ASSETS

/** The address of a built file inside a page or a script. */
const ASSET = /\/assets\/[\w.-]+/g

/**
 * Fetches what this version needs. All or nothing: if one file cannot be fetched, the version before stays.
 * @throws {TypeError} so that the installation fails
 */
export async function installAssets(): Promise<void> {
  const store = await caches.open(STORES.assets)
  const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const missing = CORE.filter((path) => !kept.has(path))
  await store.addAll([...missing, new Request(OFFLINE_PATH, { cache: 'reload' })])
}

/** Built files have their content in their name: a saved one is always the right one. */
export async function readAsset(request: Request): Promise<Response> {
  const saved = await caches.match(request, { cacheName: STORES.assets })
  if (saved) return saved
  const response = await fetch(request)
  if (response.ok) {
    const copy = response.clone()
    const store = await caches.open(STORES.assets)
    await store.put(request, copy).catch(() => undefined)
  }
  return response
}

/** Keeps the assets of this version and of the pages that are saved with an older one. */
export async function removeOldAssets(): Promise<void> {
  const pages = await listSaved(STORES.pages)
  const texts = await Promise.all(pages.map(({ saved }) => saved.text()))
  const needed = new Set([...CORE, OFFLINE_PATH, ...texts.flatMap((text) => text.match(ASSET) ?? [])])
  const store = await caches.open(STORES.assets)
  const old = (await store.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(old.map((request) => store.delete(request)))
}
