import type { Job } from '#platform/jobs/job.ts'
import { notifyFollowers } from './notify-followers.ts'

/** Delay between a comment and its mails, in ms. */
const EVERY_MS = 5000

export const notificationJobs: readonly Job[] = [
  {
    name: 'notify followers',
    everyMs: EVERY_MS,
    run: async ({ database: { db } }, log) => {
      const mails = await notifyFollowers(db, new Date())
      if (mails > 0) log.info(`Queued ${mails} mails about new comments`)
    },
  },
]
