import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { openDelivery } from '#platform/mail/open-delivery.ts'
import { type MailWorker, startMailWorker } from '#platform/mail/worker.ts'
import { JOBS, MAIL_TEMPLATES } from '../features.ts'

/** Starts what runs beside the answering of requests: mail and the jobs of the areas. */
export function startBackground(ground: AppContext, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const mail = startMail(ground, log)
  const jobs = runJobs(JOBS, ground, log)
  return {
    stop: async () => {
      await jobs.stop()
      await mail.stop()
    },
  }
}

/** Starts sending what waits in the outbox. */
export function startMail({ config, database, secret, changes }: AppContext, log: FastifyBaseLogger): MailWorker {
  return startMailWorker({
    db: database.db,
    secret,
    siteUrl: config.siteUrl,
    mailFrom: config.mailFrom,
    templates: MAIL_TEMPLATES,
    deliver: openDelivery(config, log),
    changes,
    log,
  })
}
