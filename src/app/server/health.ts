import type { FastifyInstance } from 'fastify'
import { HEALTH_PATH, READY_PATH, type Readiness } from '#core/health.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { areMailsFailing } from '#platform/mail/outbox-admin.ts'
import { checkBackupAge } from '../doctor/check-backup.ts'
import { checkDisk } from '../doctor/check-machine.ts'
import { type Finding, reasonOf } from '../doctor/finding.ts'
import { findLastBackup } from './backup/last-backup.ts'
import type { Drain } from './drain.ts'

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
  const failing = new Set<string>()
  app.get(HEALTH_PATH, quiet, async ({ ip, headers }, reply) => {
    // For `checkProxy`: a proxy that drops this header breaks resumed downloads.
    if (headers.range !== undefined) reply.code(206).header('content-range', 'bytes 0-0/1')
    return { status: 'ok', address: ip, isForwarded: headers['x-forwarded-for'] !== undefined }
  })
  app.get(READY_PATH, quiet, async (request, reply) => {
    for (const [part, check] of Object.entries(checks)) {
      const reason = await check().then(() => undefined, reasonOf)
      // A monitor asks again and again: log the change only.
      if (reason !== undefined && !failing.has(part))
        request.log.error({ event: 'not_ready', part, reason }, 'a part of the site is not ready')
      if (reason !== undefined) failing.add(part)
      else if (failing.delete(part))
        request.log.warn({ event: 'ready_again', part }, 'a part of the site is ready again')
    }
    const failed = [...(drain.isDraining ? ['stopping'] : []), ...failing]
    const readiness: Readiness = {
      status: failed.length === 0 ? 'ok' : 'failing',
      failed,
      warnings: await warningsOf(context).catch(() => []),
      last_backup: (await findLastBackup(context.config.dataDir))?.at ?? null,
    }
    return reply.code(failed.length === 0 ? 200 : 503).send(readiness)
  })
}

/** @throws when changes fail for lack of space */
async function checkSpace(dataDir: string): Promise<void> {
  const { level, sentence } = await checkDisk(dataDir)
  if (level === 'fault') throw new Error(sentence)
}

async function warningsOf({ config: { dataDir }, database: { db } }: AppContext): Promise<Readiness['warnings']> {
  const isWarned = async (finding: Promise<Finding>) => (await finding).level !== 'ok'
  return [
    ...((await isWarned(checkDisk(dataDir))) ? ['disk' as const] : []),
    ...((await isWarned(checkBackupAge({ dataDir }, new Date()))) ? ['backup' as const] : []),
    ...((await areMailsFailing(db)) ? ['mail' as const] : []),
  ]
}
