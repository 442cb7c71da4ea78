import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import { isSavable } from '#app/service-worker/savable.ts'
import { OFFLINE_PATH, SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'

const Module = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()).default([]) })
const Route = Module.extend({ id: z.string(), parentId: z.string().optional(), path: z.string().optional() })
const Manifest = z.object({ url: z.string(), entry: Module, routes: z.record(z.string(), Route) })
type Route = z.output<typeof Route>
type Routes = Record<string, Route>

/** Every page needs the fonts and their style sheet. */
const FONTS = /\.woff2$|^fonts-.*\.css$/

/**
 * Adds the service worker to the built site. Build the site first: the worker contains the list of its files, so that each
 * build is a new version of the worker.
 */
export async function buildServiceWorker(root: string, clientDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: {
      CORE_ASSETS: JSON.stringify(await coreAssets(join(clientDir, 'assets'))),
    },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: 'chrome100',
      lib: {
        entry: join(root, 'src/app/service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => SERVICE_WORKER_PATH.slice(1),
      },
    },
  })
}

/** Names of the files of the offline page and of all pages that readers can save. */
async function coreAssets(assetsDir: string): Promise<string[]> {
  const names = await readdir(assetsDir)
  const manifestName = names.find((name) => /^manifest-[\w-]+\.js$/.test(name))
  if (manifestName === undefined) throw new Error('The build has no manifest.')
  const text = await readFile(join(assetsDir, manifestName), 'utf8')
  const manifest = Manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
  const modules = [manifest.entry, ...Object.values(manifest.routes).filter((route) => isNeeded(route, manifest.routes))]
  const fonts = names.filter((name) => FONTS.test(name)).map((name) => `/assets/${name}`)
  return [
    ...new Set([manifest.url, ...modules.flatMap(({ module, imports, css }) => [module, ...imports, ...css.map(withoutHash)]), ...fonts]),
  ].map((path) => path.replace(/^\/assets\/|\.js$/g, ''))
}

/** React Router adds an empty hash to the URL of a style sheet. */
function withoutHash(url: string): string {
  return url.replace(/#$/, '')
}

/** Whether a route or one of its children belongs to a page that can be saved. */
function isNeeded(route: Route, routes: Routes): boolean {
  const path = fullPath(route, routes)
  if (path === OFFLINE_PATH || isSavable(path.replaceAll(':', ''))) return true
  return Object.values(routes).some((other) => other.parentId === route.id && isNeeded(other, routes))
}

/** The path of a route with those of its parents, e.g. `/training/:module/sessions`. */
function fullPath(route: Route, routes: Routes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const parentPath = parent === undefined ? '/' : fullPath(parent, routes)
  return route.path ? `${parentPath.replace(/\/$/, '')}/${route.path}` : parentPath
}
