import type { Job } from '#platform/jobs/job.ts'
import { forgetOldTokens } from './mails/mail-tokens.ts'
import { forgetOldSessions } from './sessions/sessions.ts'
import { forgetFailures } from './sessions/sign-in-limits.ts'

const HOUR_MS = 60 * 60 * 1000

/** Lets go of what no longer opens anything. */
export const accountJobs: readonly Job[] = [
  {
    name: 'forget old sessions',
    everyMs: HOUR_MS,
    run: async ({ database: { db } }) => {
      const now = new Date()
      await forgetOldSessions(db, now)
      await forgetOldTokens(db, now)
      await forgetFailures(db, now)
    },
  },
]
