import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import type { Drain } from './drain.ts'

/** With less free space than this, the database soon refuses writes. */
const LEAST_FREE_BYTES = 20 * 1024 ** 2

/**
 * `/healthz`: the process responds. `/readyz`: database, files and free space are fine and the process is not stopping;
 * otherwise 503 and the names of the failed checks.
 */
export function serveHealth(app: FastifyInstance, context: AppContext, drain: Drain): void {
  const quiet = { logLevel: 'warn' } as const
  const checks = {
    database: () => context.database.ping(),
    files: () => context.store.ready(),
    space: () => checkSpace(context.config.dataDir),
  }
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async (request, reply) => {
    const failed: string[] = drain.isDraining ? ['stopping'] : []
    for (const [name, check] of Object.entries(checks)) {
      await check().catch((error: unknown) => {
        request.log.error({ err: error, event: 'not_ready', part: name }, 'a part of the site is not ready')
        failed.push(name)
      })
    }
    return reply.code(failed.length === 0 ? 200 : 503).send({ status: failed.length === 0 ? 'ok' : 'failing', failed })
  })
}

async function checkSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < LEAST_FREE_BYTES) throw new Error(`${dataDir} has only ${bavail * bsize} bytes left`)
}
