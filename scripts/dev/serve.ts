import { createServer as createViteServer } from 'vite'
import { readConfig } from '#server/config/config.ts'
import { buildApp } from '#site/app.ts'
import { startBackground } from '#site/background.ts'
import { ROUTES, WATCHERS } from '#site/features.ts'
import { fillEmptySite } from '#site/fill-empty-site.ts'
import { loggerOf } from '#site/logging.ts'
import { closeGround, openGround } from '#site/open-ground.ts'
import { servePages } from '#site/render/pages.ts'
import { parseBuild } from '#site/render/site-build.ts'

/** The virtual module from which React Router's plugin makes the server build. */
const SERVER_BUILD = 'virtual:react-router/server-build'

/** A folder of its own, so that `npm start` still fills `data` with the whole content. */
const DEFAULTS = { DATA_DIR: './data-dev', STARTER_CONTENT: 'sample', LOG_LEVEL: 'warn' }

const config = readConfig({ ...DEFAULTS, ...process.env })
const ground = await openGround(config)
const vite = await createViteServer({ server: { middlewareMode: true } })
const app = await buildApp({
  ground,
  routes: ROUTES,
  watchers: WATCHERS,
  logger: loggerOf(config),
  pages: async (server) => {
    server.addHook('onRequest', (request, reply, done) => {
      if (/^\/(api|files)\//.test(request.url)) return done()
      reply.raw.once('finish', () => reply.hijack())
      vite.middlewares(request.raw, reply.raw, () => done())
    })
    servePages(server, ground, {
      build: async () => parseBuild(await vite.ssrLoadModule(SERVER_BUILD)),
      development: true,
    })
  },
})
const background = startBackground(ground, app.log)
app.addHook('onClose', async () => {
  await background.stop()
  await vite.close()
  await closeGround(ground)
})
await fillEmptySite(ground, app.log)
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
// The parent process has ended, however that happened.
process.on('disconnect', stop)
