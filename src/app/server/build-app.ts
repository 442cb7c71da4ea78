import { createServer } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { AppError } from '#core/errors.ts'
import { serveFiles, serveFirstPages } from '#platform/files/routes.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { handleEarlyError, handleErrors } from '#platform/http/error-handler.ts'
import { DATA_CSP, safetyHeaders } from '#platform/http/headers.ts'
import { serveApiDocs } from '#platform/http/openapi/serve-docs.ts'
import type { RequestHook } from '#platform/http/request-hook.ts'
import type { Served } from '#platform/http/serve.ts'
import { Drain } from './drain.ts'
import { serveHealth } from './health.ts'
import { serveSeo } from './seo/serve-finding.ts'

/** Where the built scripts and styles live. */
const ASSETS = '/assets/'
/** Read as an address relative to the site these lead to another host: `//evil.example/`, and whole addresses. */
const NAMES_A_HOST = /^(?:[/\\]{2}|[^/])/
/** Nothing that readers send is large; uploads say so themselves. */
const BODY_LIMIT_BYTES = 64 * 1024
const MAX_PARAM_LENGTH = 500
/** What a form without files sends, and a mail program that unsubscribes. */
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Longer than a phone takes to send a head on a very bad line, short enough to shed idle attackers, in ms. */
const HEADERS_TIMEOUT_MS = 30_000
/**
 * How long a connection stays open for the next click, in ms: on a slow line a new one costs a second. Longer than proxies keep
 * theirs (60 s), or they would send a call down a line that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000

export interface AppOptions {
  ground: AppContext
  routes: readonly Served[]
  /** Registers what answers everything that is not the API or a file: the site's pages. */
  pages: (app: FastifyInstance) => Promise<void>
  logger: FastifyServerOptions['logger']
  /** What sees every request, also those that are answered from the cache. */
  watchers?: readonly RequestHook[]
  /** Ends the server; the process that listens starts it. */
  drain?: Drain
}

/** The whole site as one HTTP server, not yet listening. */
export async function buildApp({
  ground,
  routes,
  pages,
  logger = false,
  watchers = [],
  drain = new Drain(),
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: ground.config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    frameworkErrors: handleEarlyError(ground),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    // What is kept is answered before anything else runs; only misses go through the framework.
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        drain.note(response)
        if (!ground.responseCache.send(request, response)) handler(request, response)
        for (const watch of watchers) watch(request, ground)
      })
      server.headersTimeout = HEADERS_TIMEOUT_MS
      server.keepAliveTimeout = KEEP_ALIVE_MS
      return server
    },
  })
  const headers = { ...safetyHeaders(ground.config.siteUrl), 'content-security-policy': DATA_CSP }
  app.addHook('onRequest', async (request, reply) => {
    // Built files are many and small: what only documents need would make up a good part of them.
    if (!request.url.startsWith(ASSETS)) reply.headers(headers)
    if (/%00|\0/.test(request.url) || NAMES_A_HOST.test(request.url)) throw new AppError('not_found')
  })
  handleErrors(
    app,
    ground,
    routes.map((route) => route.endpoint),
  )
  app.decorateRequest('member')
  await app.register(multipart)
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  serveApiDocs(
    app,
    ground.config,
    routes.map((route) => route.endpoint),
  )
  serveHealth(app, ground, drain)
  serveFiles(app, { db: ground.database.db, store: ground.store })
  serveFirstPages(app, { db: ground.database.db, store: ground.store })
  for (const route of routes) route.register(app, ground)
  serveSeo(app, ground)
  await pages(app)
  return app
}
