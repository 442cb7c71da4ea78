import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import { isSavable } from '#app/service-worker/savable.ts'
import { OFFLINE_PATH, SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'

const Part = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()).default([]) })
const Route = Part.extend({ id: z.string(), parentId: z.string().optional(), path: z.string().optional() })
const Manifest = z.object({ url: z.string(), entry: Part, routes: z.record(z.string(), Route) })
type Route = z.output<typeof Route>
type Routes = Record<string, Route>

/** Always there: the fonts, and the style sheet that names them. */
const FONTS = /\.woff2$|^fonts-.*\.css$/

/**
 * Writes the service worker beside the built site. The site must be built: the list of its files becomes a part of the
 * worker, so that each new build is a new version of it.
 */
export async function buildServiceWorker(root: string, clientDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { CORE_ASSETS: JSON.stringify(await coreAssets(join(clientDir, 'assets'))) },
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

/** What the pages that may be saved, and the offline page, are made of. */
async function coreAssets(assetsDir: string): Promise<string[]> {
  const names = await readdir(assetsDir)
  const manifestName = names.find((name) => /^manifest-[\w-]+\.js$/.test(name))
  if (manifestName === undefined) throw new Error('The build has no manifest.')
  const text = await readFile(join(assetsDir, manifestName), 'utf8')
  const manifest = Manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
  const parts = [manifest.entry, ...Object.values(manifest.routes).filter((route) => isNeeded(route, manifest.routes))]
  const fonts = names.filter((name) => FONTS.test(name)).map((name) => `/assets/${name}`)
  return [
    ...new Set([manifest.url, ...parts.flatMap(({ module, imports, css }) => [module, ...imports, ...css.map(withoutHash)]), ...fonts]),
  ]
}

/** React Router ends the address of a style sheet with an empty hash. */
function withoutHash(address: string): string {
  return address.replace(/#$/, '')
}

/** Whether a route is shown by a page that may be saved: by its own, or as the frame of one. */
function isNeeded(route: Route, routes: Routes): boolean {
  const path = fullPath(route, routes)
  if (path === OFFLINE_PATH || isSavable(path.replaceAll(':', ''))) return true
  return Object.values(routes).some((other) => other.parentId === route.id && isNeeded(other, routes))
}

/** The path of a route with those of the routes around it, e.g. `/training/:module/sessions`. */
function fullPath(route: Route, routes: Routes): string {
  const around = route.parentId === undefined ? undefined : routes[route.parentId]
  const before = around === undefined ? '/' : fullPath(around, routes)
  return route.path ? `${before.replace(/\/$/, '')}/${route.path}` : before
}
