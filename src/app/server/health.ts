import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import type { Drain } from './drain.ts'

/** With less room on the disk changes are about to be refused, in bytes. */
const LEAST_FREE_BYTES = 20 * 1024 ** 2

/**
 * `/healthz`: the process answers. `/readyz`: database, files and free space are as they should be, and the process is not
 * about to stop; else 503 and what is not.
 */
export function serveHealth(app: FastifyInstance, ground: AppContext, drain: Drain): void {
  const quiet = { logLevel: 'warn' } as const
  const checks = {
    database: () => ground.database.ping(),
    files: () => ground.store.ready(),
    space: () => checkSpace(ground.config.dataDir),
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
