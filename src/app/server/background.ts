import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { openDelivery } from '#platform/mail/open-delivery.ts'
import { type MailWorker, startMailWorker } from '#platform/mail/worker.ts'
import { JOBS, MAIL_TEMPLATES } from '../features.ts'

/** Starts the work that no request waits for: mail and the jobs of the features. */
export function startBackground(context: AppContext, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const mail = startMail(context, log)
  const jobs = runJobs(JOBS, context, log)
  return {
    stop: async () => {
      await Promise.all([jobs.stop(), mail.stop()])
    },
  }
}

export function startMail(
  { config, database, secret, readSiteName, changes }: AppContext,
  log: FastifyBaseLogger,
): MailWorker {
  return startMailWorker({
    db: database.db,
    secret,
    readSiteName,
    siteUrl: config.siteUrl,
    mailFrom: config.mailFrom,
    templates: MAIL_TEMPLATES,
    deliver: openDelivery(config, log),
    changes,
    log,
  })
}
