import type { Job } from '#platform/jobs/job.ts'
import { stepIssues } from './actions/step-issues.ts'
import { readBounceMailbox } from './bounce-mailbox.ts'

export const newsletterJobs: readonly Job[] = [
  { name: 'read bounces', everyMs: 5 * 60_000, run: (context, _log, signal) => readBounceMailbox(context, signal) },
  { name: 'send newsletters', everyMs: 2000, run: ({ database }) => stepIssues(database.db, new Date()) },
]
