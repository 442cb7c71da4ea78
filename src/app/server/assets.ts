import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { SERVICE_WORKER_CSP, transportHeaders } from '#platform/http/headers.ts'
import { SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'

const YEAR_S = 31_536_000

/** Serves the built scripts, styles and fonts. Their names change with their content, so browsers may cache them for good. */
export async function serveAssets(
  app: FastifyInstance,
  clientDir: string,
  { siteUrl }: Pick<Config, 'siteUrl'>,
): Promise<void> {
  const transport = Object.entries(transportHeaders(siteUrl))
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    // The build compresses each file once.
    preCompressed: true,
    // A file whose name changes with its content needs no validation, and the headers would add to each of many small files.
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const hasHash = path.includes('/assets/')
      reply.header('cache-control', hasHash ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=86400')
      reply.header('x-content-type-options', 'nosniff')
      for (const [name, value] of transport) reply.header(name, value)
      // A service worker is bound by its own policy, not by that of the page.
      if (path.includes(SERVICE_WORKER_PATH)) reply.header('content-security-policy', SERVICE_WORKER_CSP)
    },
  })
}
