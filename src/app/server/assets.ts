import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { SERVICE_WORKER_CSP, transportHeaders } from '#platform/http/headers.ts'
import { SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'

const YEAR_S = 31_536_000

/** Serves the built scripts, styles and fonts; their names change with their content, so browsers keep them for good. */
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
    // Packed once by the build, beside each file.
    preCompressed: true,
    // A name that changes with its content needs none of these, and they would weigh on each of many small files.
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const named = path.includes('/assets/')
      reply.header('cache-control', named ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=86400')
      reply.header('x-content-type-options', 'nosniff')
      for (const [name, value] of transport) reply.header(name, value)
      // A service worker may fetch only what its own policy lets it.
      if (path.includes(SERVICE_WORKER_PATH)) reply.header('content-security-policy', SERVICE_WORKER_CSP)
    },
  })
}
