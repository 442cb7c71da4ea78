import { deleteOldChanges } from '#platform/database/change-log.ts'
import type { Job } from '#platform/jobs/job.ts'
import { forgetCallCounts } from './call-limits.ts'
import { deleteExpiredResponses } from './idempotency.ts'

const HOUR_MS = 60 * 60 * 1000
const TEN_MINUTES_MS = HOUR_MS / 6

export const httpJobs: readonly Job[] = [
  {
    name: 'forget kept answers',
    everyMs: HOUR_MS,
    run: ({ database: { db } }) => deleteExpiredResponses(db, new Date()),
  },
  {
    name: 'forget call counts',
    everyMs: HOUR_MS,
    run: ({ database: { db } }) => forgetCallCounts(db, new Date()),
  },
  {
    name: 'forget old changes',
    everyMs: TEN_MINUTES_MS,
    run: ({ database: { db } }) => deleteOldChanges(db, new Date()),
  },
]
