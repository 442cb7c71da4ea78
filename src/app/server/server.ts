import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { type Config, readConfig } from '#platform/config/config.ts'
import { checkMail } from '../doctor/check-services.ts'
import { examineAtStart } from '../doctor/examine.ts'
import { REQUEST_HOOKS, ROUTES } from '../features.ts'
import { loadStarter } from '../starter/load-starter.ts'
import { serveAssets } from './assets.ts'
import { startBackground } from './background.ts'
import { buildApp } from './build-app.ts'
import { Drain } from './drain.ts'
import { faultSentence } from './fault-sentence.ts'
import { loggerOptions } from './logging.ts'
import { closeContext, openContext } from './open-context.ts'
import { listenAt, stopOnSignal } from './process.ts'
import { servePages } from './render/pages.ts'
import { parseBuild } from './render/site-build.ts'

const BUILD_DIR = join(import.meta.dirname, '../../../build/site')
const SERVER_BUILD = pathToFileURL(join(BUILD_DIR, 'server/index.js'))

/** Starts the site; it runs until the process gets a signal. */
async function serveSite(config: Config): Promise<void> {
  const context = await openContext(config)
  await context.store.ready()
  const build = parseBuild(await import(SERVER_BUILD.href))
  const drain = new Drain()
  const app = await buildApp({
    context,
    routes: ROUTES,
    requestHooks: REQUEST_HOOKS,
    drain,
    logger: loggerOptions(config),
    pages: async (server) => {
      await serveAssets(server, join(BUILD_DIR, 'client'), config)
      servePages(server, context, { build: async () => build })
    },
  })
  const running: { stop(): Promise<void> }[] = []
  app.addHook('onClose', async () => {
    await Promise.all(running.map((work) => work.stop()))
    await closeContext(context)
  })
  stopOnSignal(app, drain, running)
  await app.listen(listenAt(config, process.env))
  running.push(startBackground(context, app.log), loadStarter(context, app.log))
  app.log.info(`The site is at ${config.siteUrl}`)
  for (const { part, sentence } of await examineAtStart(config, process.env, new Date()))
    app.log.warn({ event: 'doctor', part }, sentence)
  const mail = await checkMail(config)
  if (mail.level === 'fault') app.log.warn({ event: 'doctor', part: mail.part }, mail.sentence)
}

/** Ends the process. An error that the person who starts the site can fix is one sentence; others come with their stack. */
function exitWith(error: unknown, config?: Config): never {
  process.stderr.write(`${faultSentence(error, config) ?? inspect(error)}\n`)
  process.exit(1)
}

function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitWith(error)
  }
}

const config = readSettings()
await serveSite(config).catch((error: unknown) => exitWith(error, config))
