import { recordChange } from '#platform/database/change-log.ts'
import type { Job } from '#platform/jobs/job.ts'
import { viewsJob } from './views/save-views.ts'

const HOUR_MS = 60 * 60 * 1000

/** The contributors of the week change even if nobody writes. */
const weekJob: Job = {
  name: 'update contributors of the week',
  everyMs: HOUR_MS,
  run: async ({ database: { db } }) => {
    await db.transaction().execute((tx) => recordChange(tx, 'comments'))
  },
}

export const discussionJobs: readonly Job[] = [viewsJob, weekJob]
