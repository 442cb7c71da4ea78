import type { Job } from '#platform/jobs/job.ts'
import { deleteOldCopies, makeCopies } from './actions/data-copy.ts'
import { eraseClosedAccounts } from './actions/erase-account.ts'
import { deleteOldReturns } from './intents.ts'
import { deleteExpiredMailTokens } from './mail-tokens.ts'
import type { PersonalDataProvider } from './personal-data.ts'
import { deleteExpiredSessions } from './sessions/sessions.ts'
import { deleteOldFailures } from './sessions/sign-in-limits.ts'

const HOUR_MS = 60 * 60 * 1000
const COPIES_MS = 20_000

/** @param providers what other features store about each member */
export function accountJobs(providers: readonly PersonalDataProvider[]): Job[] {
  return [
    {
      name: 'delete expired sessions',
      everyMs: HOUR_MS,
      run: async ({ database: { db } }) => {
        const now = new Date()
        await deleteExpiredSessions(db, now)
        await deleteExpiredMailTokens(db, now)
        await deleteOldFailures(db, now)
        await deleteOldReturns(db, now)
      },
    },
    {
      name: 'erase closed accounts',
      everyMs: HOUR_MS,
      run: async (context) => {
        await eraseClosedAccounts(context, providers, new Date())
        await deleteOldCopies(context, new Date())
      },
    },
    { name: 'make copies of personal data', everyMs: COPIES_MS, run: (context) => makeCopies(context, providers) },
  ]
}
