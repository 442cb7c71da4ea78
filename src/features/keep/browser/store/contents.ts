import { badgeKindOf } from '#core/file-labels.ts'
import { slidesUrlOf } from '#core/slides.ts'
import { keptParts } from '#ui/offline/kept-parts.ts'
import { KEPT_CONTENT, KEPT_PARTS, STORES } from '#ui/offline/stores.ts'
import { ENGINE } from '#ui/preview/load-engine.ts'
import type { KeepManifest, KeptContent, KeptFile } from '../../contract.ts'
import { fetchPart, fetchWhole, NotThere, PART_BYTES } from './fetch-part.ts'
import type { KeptThing } from './kept-things.ts'
import { contentsOf } from './plan.ts'

/** Where a content is in the store, whatever its addresses are. */
const CONTENTS = '/kept/'
const addressOf = ({ sha256 }: Pick<KeptContent, 'sha256'>) => CONTENTS + sha256
const pathOf = ({ url }: Request) => url.slice(location.origin.length)

/** The hashes of the complete contents on this device. */
export async function listStored(): Promise<Set<string>> {
  const paths = (await (await caches.open(STORES.kept)).keys()).map(pathOf)
  return new Set(paths.filter((path) => path.startsWith(CONTENTS)).map((path) => path.slice(CONTENTS.length)))
}

/** The stored bytes of incomplete contents. */
export async function countPartBytes(contents: readonly KeptContent[]): Promise<number> {
  const wanted = new Set(contents.map(addressOf))
  const parts = (await (await caches.open(KEPT_PARTS)).keys()).map(pathOf)
  return parts.filter((path) => wanted.has(path.slice(0, path.lastIndexOf('/')))).length * PART_BYTES
}

/**
 * Stores a document when its size and hash are right.
 * @throws {NotThere}, {DOMException} when the device is full, {TypeError} without a network, and the reason of `signal`
 */
export async function keepContent(
  content: KeptContent,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const store = await caches.open(STORES.kept)
  if (!(await store.match(addressOf(content)))) {
    const whole = await fetchParts(content, signal, onBytes)
    const isRight = whole.size === content.size_bytes && (await hashOf(whole)) === content.sha256
    if (isRight) await store.put(addressOf(content), new Response(whole))
    await deletePaths(KEPT_PARTS, (path) => path.startsWith(`${addressOf(content)}/`))
    if (!isRight) throw new NotThere()
  }
  await store.put(content.path, new Response(null, { headers: headersOf(content) }))
}

async function fetchParts(content: KeptContent, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts = await caches.open(KEPT_PARTS)
  const blobs: Blob[] = []
  for (let start = 0; start < content.size_bytes; start += PART_BYTES) {
    signal.throwIfAborted()
    const path = `${addressOf(content)}/${start}`
    const stored = await parts.match(path)
    const part = stored ? await stored.blob() : await fetchPart(content, start, signal, onBytes)
    // A document of one part is complete now.
    if (!stored && content.size_bytes > PART_BYTES) await parts.put(path, new Response(part))
    blobs.push(part)
    onBytes(start + part.size)
  }
  return new Blob(blobs)
}

/** Titles and notes of slides, which are presented without them where the server has none. @throws as `keepContent` */
export async function keepSlides({ file_type, file }: KeptFile, signal: AbortSignal): Promise<void> {
  if (badgeKindOf({ file_type, path_type: 'FILE' }) !== 'powerpoint') return
  const path = slidesUrlOf(file.path)
  const store = await caches.open(STORES.kept)
  if (await store.match(path)) return
  const response = await fetchWhole(path, signal, 'no-store')
  const headers = { [KEPT_CONTENT]: path, 'content-type': 'application/json' }
  if (response.ok) await store.put(path, new Response(await response.blob(), { headers }))
}

async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** As the server sends it: the browser opens a PDF and saves any other document. */
function headersOf(content: KeptContent): Record<string, string> {
  const kind = content.media_type === 'application/pdf' ? 'inline' : 'attachment'
  return {
    [KEPT_CONTENT]: addressOf(content),
    'content-type': content.media_type,
    'content-disposition': `${kind}; filename*=UTF-8''${content.path.split('/').at(-1)}`,
    'x-content-type-options': 'nosniff',
  }
}

/** New pages have the version in their address, so that the old ones open until the update is complete. */
const waitingPath = (page: string, { version }: KeepManifest) => `${page}?${version}`
const ASSET = /\/assets\/[\w.-]+/g

/** Fetches the pages, and the scripts that they and the preview need. @throws as `keepContent` */
export async function keepPages(manifest: KeepManifest, signal: AbortSignal): Promise<void> {
  const store = await caches.open(STORES.keptPages)
  const assets = new Set(ENGINE.urls)
  for (const page of manifest.pages) {
    const path = waitingPath(page, manifest)
    if (!(await store.match(path))) {
      const response = await fetchWhole(page, signal)
      if (response.redirected || response.status === 404) throw new NotThere()
      if (!response.ok) throw new TypeError(`status ${response.status}`)
      await store.put(path, response)
    }
    const html = (await (await store.match(path))?.text()) ?? ''
    for (const [asset] of html.matchAll(ASSET)) assets.add(asset)
  }
  await Promise.allSettled([...keptParts].map((load) => load()))
  // With the parts in use on this page.
  for (const { name } of performance.getEntriesByType('resource'))
    for (const [asset] of name.matchAll(ASSET)) assets.add(asset)
  await keepAssets(assets, signal)
}

/** Whether this device has the engine of the preview, which is large and the same for all documents. */
export async function hasEngine(): Promise<boolean> {
  const store = await caches.open(STORES.assets)
  return (await Promise.all(ENGINE.urls.map((url) => store.match(url)))).every(Boolean)
}

async function keepAssets(paths: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
  const store = await caches.open(STORES.assets)
  for (const path of paths) {
    if (await store.match(path)) continue
    const response = await fetchWhole(path, signal)
    // A page of another version of the site may name a file that is gone.
    if (response.ok) await store.put(path, response)
  }
}

/** Puts the pages of a complete update in the place of the old ones. */
export async function showPages(manifest: KeepManifest): Promise<void> {
  const store = await caches.open(STORES.keptPages)
  for (const page of manifest.pages) {
    const fetched = await store.match(waitingPath(page, manifest))
    if (fetched) await store.put(page, fetched)
    await store.delete(waitingPath(page, manifest))
  }
}

/** Deletes pages, contents and parts that no kept thing needs. */
export async function deleteUnneeded(things: readonly KeptThing[]): Promise<void> {
  const needed = new Set<string>()
  for (const { kept, target, choice } of things)
    for (const manifest of kept ? [kept, target] : [target]) {
      for (const page of manifest.pages) needed.add(page).add(waitingPath(page, target))
      for (const content of contentsOf(manifest, choice)) needed.add(addressOf(content)).add(content.path)
      for (const { file } of manifest.files) needed.add(slidesUrlOf(file.path))
    }
  await deletePaths(STORES.kept, (path) => !needed.has(path))
  await deletePaths(STORES.keptPages, (path) => !needed.has(path))
  await deletePaths(KEPT_PARTS, (path) => !needed.has(path.slice(0, path.lastIndexOf('/'))))
}

async function deletePaths(name: string, isOld: (path: string) => boolean): Promise<void> {
  const store = await caches.open(name)
  await Promise.all((await store.keys()).filter((request) => isOld(pathOf(request))).map((each) => store.delete(each)))
}
