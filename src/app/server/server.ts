import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { type Config, readConfig, SettingsError } from '#platform/config/config.ts'
import { REQUEST_HOOKS, ROUTES } from '../features.ts'
import { serveAssets } from './assets.ts'
import { startBackground } from './background.ts'
import { buildApp } from './build-app.ts'
import { Drain } from './drain.ts'
import { fillEmptySite } from './fill-empty-site.ts'
import { listenAt } from './listen-at.ts'
import { loggerOf } from './logging.ts'
import { closeContext, openContext } from './open-context.ts'
import { servePages } from './render/pages.ts'
import { parseBuild } from './render/site-build.ts'
import { startProblem } from './start-problem.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const BUILD_DIR = join(import.meta.dirname, '../../../build/site')
const SERVER_BUILD = pathToFileURL(join(BUILD_DIR, 'server/index.js'))

/** Starts the site and keeps it running until it is told to stop. */
async function serveSite(config: Config): Promise<void> {
  const ground = await openContext(config)
  const site = parseBuild(await import(SERVER_BUILD.href))
  const drain = new Drain()
  const app = await buildApp({
    ground,
    routes: ROUTES,
    watchers: REQUEST_HOOKS,
    drain,
    logger: loggerOf(config),
    pages: async (server) => {
      await serveAssets(server, join(BUILD_DIR, 'client'), config)
      servePages(server, ground, { build: async () => site })
    },
  })
  let stopBackground = async () => {}
  app.addHook('onClose', async () => {
    await stopBackground()
    await closeContext(ground)
  })
  stopOnSignal(app, drain)
  await fillEmptySite(ground, app.log)
  await app.listen(listenAt(config, process.env))
  stopBackground = startBackground(ground, app.log).stop
  app.log.info(`The site is at ${config.siteUrl}`)
}

/** Says what is wrong in a sentence where the person who starts the site can do something about it. */
function endWith(error: unknown, config?: Config): never {
  const sentence = error instanceof SettingsError ? error.message : config && startProblem(error, config)
  process.stderr.write(`${sentence ?? inspect(error)}\n`)
  process.exit(1)
}

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return endWith(error)
  }
}

const config = settings()
await serveSite(config).catch((error: unknown) => endWith(error, config))
