import type { Job } from '#platform/jobs/job.ts'
import { stepIssues } from './actions/step-issues.ts'

export const newsletterJobs: readonly Job[] = [
  { name: 'send newsletters', everyMs: 2000, run: ({ database }) => stepIssues(database.db, new Date()) },
]
