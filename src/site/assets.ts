import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** Serves the built scripts, styles and fonts; their names change with their content, so browsers keep them for good. */
export async function serveAssets(app: FastifyInstance, clientDir: string): Promise<void> {
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
    },
  })
}
