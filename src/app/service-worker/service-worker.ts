import { OFFLINE_PATH, type SavePageMessage, STORES } from '#ui/offline/stores.ts'
import { installAssets, readAsset, removeOldAssets } from './assets.ts'
import { readFile } from './files.ts'
import { readPage, savePageInBackground } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  // Pages come from the network first, so a new version can start immediately.
  event.waitUntil(installAssets().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), removeOldAssets()]))
})

self.addEventListener('message', (event) => {
  const path = parsePath(event.data)
  if (path !== undefined) event.waitUntil(savePageInBackground(path))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  // Leave calls of the API to the network: their responses may be private.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/files/')) {
    // Leave pictures to the browser: some are photos of members. A signed file is not public, and of a version the address
    // without the query leads to another file.
    const isPublic = !searchParams.has('signature') && !searchParams.has('version')
    // A page that keeps a document stores it itself, part by part.
    if (request.destination !== 'image' && request.cache !== 'no-store' && isPublic) event.respondWith(readFile(event))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(readAsset(request))
  } else if (request.mode === 'navigate') {
    event.respondWith(readPage(event, () => offlinePage(request.url)))
  }
})

/** The offline page if it was requested, otherwise a redirect to it. */
async function offlinePage(url: string): Promise<Response> {
  const { pathname, search } = new URL(url)
  const saved = await caches.match(OFFLINE_PATH, { cacheName: STORES.assets })
  if (saved === undefined) return Response.error()
  if (pathname === OFFLINE_PATH) return saved
  return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ from: pathname + search })}`)
}

function parsePath(message: Partial<SavePageMessage> | null): string | undefined {
  return typeof message?.savePage === 'string' ? message.savePage : undefined
}
