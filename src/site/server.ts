import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '#server/config/config.ts'
import { buildApp } from './app.ts'
import { serveAssets } from './assets.ts'
import { startBackground } from './background.ts'
import { ROUTES, WATCHERS } from './features.ts'
import { fillEmptySite } from './fill-empty-site.ts'
import { closeGround, openGround } from './open-ground.ts'
import { servePages } from './render/pages.ts'
import { parseBuild } from './render/site-build.ts'

/** Open connections get this long to finish when the process is asked to stop, in ms. */
const STOP_AFTER_MS = 20_000

const BUILD_DIR = join(import.meta.dirname, '../../build')
const SERVER_BUILD = pathToFileURL(join(BUILD_DIR, 'server/index.js'))

/** Starts the site and keeps it running until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const ground = await openGround(config)
  const site = parseBuild(await import(SERVER_BUILD.href))
  const app = await buildApp({
    ground,
    routes: ROUTES,
    watchers: WATCHERS,
    logger: { level: config.logLevel },
    pages: async (server) => {
      await serveAssets(server, join(BUILD_DIR, 'client'))
      servePages(server, ground, { build: async () => site, secondBuild: SERVER_BUILD })
    },
  })
  let stopBackground = async () => {}
  app.addHook('onClose', async () => {
    await stopBackground()
    await closeGround(ground)
  })
  stopOnSignal(() => app.close())
  await fillEmptySite(ground, app.log)
  await app.listen({ port: config.port, host: config.host })
  stopBackground = startBackground(ground, app.log).stop
  app.log.info(`The site is at ${config.siteUrl}`)
}

function stopOnSignal(close: () => Promise<unknown>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_AFTER_MS).unref()
    void close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

await main()
