import type { Job } from '#platform/jobs/job.ts'
import { notifyFollowers } from './notify-followers.ts'

/** Followers hear of a comment this soon, in ms. */
const EVERY_MS = 5000

export const notificationJobs: readonly Job[] = [
  {
    name: 'tell followers of answers',
    everyMs: EVERY_MS,
    run: async ({ database: { db } }, log) => {
      const mails = await notifyFollowers(db, new Date())
      if (mails > 0) log.info(`Answers: ${mails} mails are on their way`)
    },
  },
]
