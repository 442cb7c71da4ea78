import type { Job } from '#platform/jobs/job.ts'
import { deleteExpiredMailTokens } from './mail-tokens.ts'
import { deleteExpiredSessions } from './sessions/sessions.ts'
import { deleteOldFailures } from './sessions/sign-in-limits.ts'

const HOUR_MS = 60 * 60 * 1000

export const accountJobs: readonly Job[] = [
  {
    name: 'delete expired sessions',
    everyMs: HOUR_MS,
    run: async ({ database: { db } }) => {
      const now = new Date()
      await deleteExpiredSessions(db, now)
      await deleteExpiredMailTokens(db, now)
      await deleteOldFailures(db, now)
    },
  },
]
