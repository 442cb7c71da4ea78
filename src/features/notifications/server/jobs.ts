import type { Job } from '#platform/jobs/job.ts'
import { notifyFollowers } from './notify-followers.ts'
import { notifyModuleFollowers } from './notify-module-followers.ts'

/** Delay between a comment and its mails, in ms. */
const EVERY_MS = 5000
/** Mails about modules wait an hour, so a minute is exact enough. */
const MODULES_MS = 60_000

export const notificationJobs: readonly Job[] = [
  {
    name: 'notify followers',
    everyMs: EVERY_MS,
    run: async ({ database: { db } }, log) => {
      const mails = await notifyFollowers(db, new Date())
      if (mails > 0) log.info(`Queued ${mails} mails about new comments`)
    },
  },
  {
    name: 'notify followers of modules',
    everyMs: MODULES_MS,
    run: async ({ database: { db } }, log) => {
      const mails = await notifyModuleFollowers(db, new Date())
      if (mails > 0) log.info(`Queued ${mails} mails about followed modules`)
    },
  },
]
