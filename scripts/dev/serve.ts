import { createServer as createViteServer } from 'vite'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { startBackground } from '#app/server/background.ts'
import { buildApp } from '#app/server/build-app.ts'
import { loggerOptions } from '#app/server/logging.ts'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { servePages } from '#app/server/render/pages.ts'
import { parseBuild } from '#app/server/render/site-build.ts'
import { loadStarter } from '#app/starter/load-starter.ts'
import { readConfig } from '#platform/config/config.ts'

/** The virtual module of React Router's server build. */
const SERVER_BUILD = 'virtual:react-router/server-build'

/** A separate data folder, so that `npm start` still loads the complete content into `data`. */
const DEFAULTS = { DATA_DIR: './data-dev', STARTER_CONTENT: 'sample', LOG_LEVEL: 'warn' }

const config = readConfig({ ...DEFAULTS, ...process.env })
const context = await openContext(config)
const vite = await createViteServer({ server: { middlewareMode: true } })
const app = await buildApp({
  context,
  routes: ROUTES,
  requestHooks: REQUEST_HOOKS,
  logger: loggerOptions(config),
  pages: async (server) => {
    server.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|files)\//.test(request.url)) return done()
      reply.raw.once('finish', () => reply.hijack())
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    servePages(server, context, {
      build: async () => parseBuild(await vite.ssrLoadModule(SERVER_BUILD)),
      development: true,
    })
  },
})
const background = startBackground(context, app.log)
const starter = loadStarter(context, app.log)
app.addHook('onClose', async () => {
  await starter.stop()
  await background.stop()
  await vite.close()
  await closeContext(context)
})
await app.listen({ port: config.port, host: config.host })
console.log(`Development at ${config.siteUrl}: pages and server reload on save.`)

let isClosing = false
async function stop(): Promise<void> {
  if (isClosing) return
  isClosing = true
  await app.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// The parent process has ended, for any reason.
process.on('disconnect', stop)
