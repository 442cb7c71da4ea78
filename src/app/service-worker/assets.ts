import { OFFLINE_PATH, STORES } from '#ui/offline/stores.ts'

const ASSETS = '/assets/'

/** Names of the files that pages of the library need, scripts without `.js`. The build writes the list. */
declare const CORE_ASSETS: readonly string[]
/** The build inserts the long list wherever the name occurs, so it occurs once. */
const CORE = CORE_ASSETS.map((name) => ASSETS + (/\.\w+$/.test(name) ? name : `${name}.js`))

/** The engine that draws documents, its decoders and fonts. No page names them, and a saved document needs them. */
const PDF_ENGINE = `${ASSETS}pdf`

/** The address of a built file in a page or a script. */
const ASSET = /\/assets\/[\w.-]+/g

/**
 * Fetches the files of this version. If one of them cannot be fetched, the previous version stays.
 * @throws {TypeError} so that the installation fails
 */
export async function installAssets(): Promise<void> {
  const store = await caches.open(STORES.assets)
  const saved = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
  const missing = CORE.filter((path) => !saved.has(path))
  await store.addAll([...missing, new Request(OFFLINE_PATH, { cache: 'reload' })])
}

/** Names of built files contain a hash of their content, so a saved one is always current. */
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

/** Keeps the assets of this version and those that saved and kept pages of older versions need. */
export async function removeOldAssets(): Promise<void> {
  const needed = new Set([...CORE, OFFLINE_PATH])
  for (const name of [STORES.pages, STORES.keptPages])
    for (const page of await (await caches.open(name)).matchAll())
      for (const path of (await page.text()).match(ASSET) ?? []) needed.add(path)
  const store = await caches.open(STORES.assets)
  const isNeeded = (path: string) => needed.has(path) || path.startsWith(PDF_ENGINE)
  const old = (await store.keys()).filter(({ url }) => !isNeeded(new URL(url).pathname))
  await Promise.all(old.map((request) => store.delete(request)))
}
