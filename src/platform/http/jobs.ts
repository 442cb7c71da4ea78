import { deleteOldChanges } from '#platform/database/change-log.ts'
import type { Job } from '#platform/jobs/job.ts'
import { deleteExpiredResponses } from './idempotency.ts'
import { deleteExpiredCallCounts } from './rate-limiter.ts'

const HOUR_MS = 60 * 60 * 1000
const TEN_MINUTES_MS = HOUR_MS / 6

export const httpJobs: readonly Job[] = [
  {
    name: 'delete expired responses',
    everyMs: HOUR_MS,
    run: ({ database: { db } }) => deleteExpiredResponses(db, new Date()),
  },
  {
    name: 'delete expired call counts',
    everyMs: HOUR_MS,
    run: ({ database: { db } }) => deleteExpiredCallCounts(db, new Date()),
  },
  {
    name: 'delete old changes',
    everyMs: TEN_MINUTES_MS,
    run: ({ database: { db } }) => deleteOldChanges(db, new Date()),
  },
]
