import type { FastifyInstance } from 'fastify'
import type { Ground } from '#server/http/ground.ts'

/** `/healthz`: the process answers. `/readyz`: the database and the files do too, else 503 and which does not. */
export function serveHealth(app: FastifyInstance, ground: Ground): void {
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async (request, reply) => {
    const parts = { database: () => ground.database.ping(), files: () => ground.store.ready() }
    const failed: string[] = []
    for (const [name, check] of Object.entries(parts)) {
      await check().catch((error: unknown) => {
        request.log.error({ err: error }, `${name} does not answer`)
        failed.push(name)
      })
    }
    return reply.code(failed.length === 0 ? 200 : 503).send({ status: failed.length === 0 ? 'ok' : 'failing', failed })
  })
}
