import { createServer, type RequestListener, type Server } from 'node:http'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { AppError } from '#core/errors.ts'
import { serveFiles, serveFirstPages } from '#platform/files/routes.ts'
import { THUMBNAILS } from '#platform/files/urls.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { handleEarlyError, handleErrors } from '#platform/http/error-handler.ts'
import { DATA_CSP, safetyHeaders } from '#platform/http/headers.ts'
import { serveApiDocs } from '#platform/http/openapi/serve-docs.ts'
import type { RequestHook } from '#platform/http/request-hook.ts'
import type { Served } from '#platform/http/serve.ts'
import { FILE_GRANTS } from '../features.ts'
import { Drain } from './drain.ts'
import { serveHealth } from './health.ts'
import { RequestCounter, serveMetrics } from './metrics.ts'
import { serveSeo } from './seo/serve-seo.ts'

/** Uploads declare a limit of their own; everything else that readers send is small. */
const BODY_LIMIT_BYTES = 64 * 1024
const MAX_PARAM_LENGTH = 500
/** Longer than a phone needs to send headers on a very bad line, short enough to drop idle attackers. */
const HEADERS_TIMEOUT_MS = 30_000
/**
 * How long a connection stays open for the next click: a new one costs a second on a slow line. Longer than proxies keep
 * theirs (60 s), or they would send a request on a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000

export interface AppOptions {
  context: AppContext
  routes: readonly Served[]
  /** Registers the site's pages: they respond to all addresses except those of the API and of files. */
  pages: (app: FastifyInstance) => Promise<void>
  logger: FastifyServerOptions['logger']
  /** Run for every request, also for those with a cached response. */
  requestHooks?: readonly RequestHook[]
  /** Stops the server. Started by the process that listens. */
  drain?: Drain
}

/** The whole site as one HTTP server that does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { context, routes, pages, logger = false, requestHooks = [], drain = new Drain() } = options
  const { config, database, store } = context
  const requests = new RequestCounter()
  const app = Fastify({
    logger,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    frameworkErrors: handleEarlyError(context),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    serverFactory: (handler) => createCachingServer(handler, { context, requestHooks, drain, requests }),
  })
  disableSchemaCompilers(app)
  checkAddressesAndAddHeaders(app, config.siteUrl)
  const endpoints = routes.map((route) => route.endpoint)
  handleErrors(app, context, endpoints)
  app.decorateRequest('member')
  await acceptForms(app)

  serveApiDocs(app, config, endpoints)
  serveHealth(app, context, drain)
  serveMetrics(app, context, requests)
  const stores = { db: database.db, store, secret: context.secret, grants: FILE_GRANTS }
  serveFiles(app, stores)
  serveFirstPages(app, stores)
  for (const route of routes) route.register(app, context)
  serveSeo(app, context)
  await pages(app)
  return app
}

/** Sends cached responses before anything else runs; only cache misses reach the framework. */
function createCachingServer(
  handler: RequestListener,
  {
    context,
    requestHooks,
    drain,
    requests,
  }: Required<Pick<AppOptions, 'context' | 'requestHooks' | 'drain'>> & { requests: RequestCounter },
): Server {
  const server = createServer((request, response) => {
    drain.onRequest(response)
    requests.count(response)
    if (!context.responseCache.send(request, response)) handler(request, response)
    for (const hook of requestHooks) hook(request, context, response)
  })
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server
}

/** `serve.ts` validates and serializes by the contract. Here schemas only fill the OpenAPI document. */
function disableSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(() => (value: unknown) => ({ value }))
  app.setSerializerCompiler(() => (value: unknown) => JSON.stringify(value))
}

/** Folders of many small files: built scripts and styles, and pictures in lists. */
const SMALL_FILES = ['/assets/', THUMBNAILS]
/** Resolved as an address relative to the site, these lead to another host: `//evil.example/`, and whole URLs. */
const NAMES_A_HOST = /^(?:[/\\]{2}|[^/])/

function checkAddressesAndAddHeaders(app: FastifyInstance, siteUrl: string): void {
  const headers = { ...safetyHeaders(siteUrl), 'content-security-policy': DATA_CSP }
  app.addHook('onRequest', async (request, reply) => {
    // Headers that only documents need would be a large part of them.
    if (!SMALL_FILES.some((folder) => request.url.startsWith(folder))) reply.headers(headers)
    if (/%00|\0/.test(request.url) || NAMES_A_HOST.test(request.url)) throw new AppError('not_found')
  })
}

/** Forms with files, and plain forms, as a browser without script or a mail program that unsubscribes sends them. */
async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
