import { recordChange } from '#platform/database/change-log.ts'
import type { Job } from '#platform/jobs/job.ts'
import { viewsJob } from './views/save-views.ts'

const HOUR_MS = 60 * 60 * 1000

/** The contributors of the week change also when nobody writes. */
const weekJob: Job = {
  name: 'let the week move on',
  everyMs: HOUR_MS,
  run: async ({ database: { db } }) => {
    await db.transaction().execute((tx) => recordChange(tx, 'comments'))
  },
}

/** What this area has done again and again. */
export const discussionJobs: readonly Job[] = [viewsJob, weekJob]
