import { CHANGED } from '#server/http/ground.ts'
import type { Job } from '#server/job.ts'
import { tellFollowers } from './tell-followers.ts'

/** Followers hear of a comment this soon, in ms. */
const EVERY_MS = 5000

export const hearingJobs: readonly Job[] = [
  {
    name: 'tell followers of answers',
    everyMs: EVERY_MS,
    run: async ({ database: { db }, changes }, log) => {
      const mails = await tellFollowers(db, new Date())
      if (mails === 0) return
      log.info(`Answers: ${mails} mails are on their way`)
      changes.dispatchEvent(new Event(CHANGED))
    },
  },
]
