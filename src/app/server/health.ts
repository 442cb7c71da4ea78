import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { areMailsFailing } from '#platform/mail/outbox-admin.ts'
import { checkBackupAge } from '../doctor/check-backup.ts'
import { checkDisk } from '../doctor/check-machine.ts'
import type { Drain } from './drain.ts'

export const HEALTH_PATH = '/healthz'

/**
 * `/healthz`: the process responds, and which address it sees. `/readyz`: database, files and free space are fine and the process is not stopping;
 * otherwise 503 and the names of the failed checks. `warnings` change nothing of that.
 */
export function serveHealth(app: FastifyInstance, context: AppContext, drain: Drain): void {
  const quiet = { logLevel: 'warn' } as const
  const checks = {
    database: () => context.database.ping(),
    files: () => context.store.ready(),
    space: () => checkSpace(context.config.dataDir),
  }
  app.get(HEALTH_PATH, quiet, async ({ ip, headers }) => ({
    status: 'ok',
    address: ip,
    isForwarded: headers['x-forwarded-for'] !== undefined,
  }))
  app.get('/readyz', quiet, async (request, reply) => {
    const failed: string[] = drain.isDraining ? ['stopping'] : []
    for (const [name, check] of Object.entries(checks)) {
      await check().catch((error: unknown) => {
        request.log.error({ err: error, event: 'not_ready', part: name }, 'a part of the site is not ready')
        failed.push(name)
      })
    }
    const warnings = await warningsOf(context).catch(() => [])
    return failed.length === 0
      ? { status: 'ok', failed, warnings }
      : reply.code(503).send({ status: 'failing', failed, warnings })
  })
}

/** @throws when changes fail for lack of space */
async function checkSpace(dataDir: string): Promise<void> {
  const { level, sentence } = await checkDisk(dataDir)
  if (level === 'fault') throw new Error(sentence)
}

/** What works now, but not for long, or without somebody noticing: parts of the site. */
async function warningsOf({ config: { dataDir }, database: { db } }: AppContext): Promise<string[]> {
  const findings = await Promise.all([checkDisk(dataDir), checkBackupAge({ dataDir }, new Date())])
  const warned = findings.filter(({ level }) => level === 'warning').map(({ part }) => part)
  return (await areMailsFailing(db)) ? [...warned, 'mail'] : warned
}
