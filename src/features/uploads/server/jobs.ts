import type { Job } from '#platform/jobs/job.ts'
import { deleteExpiredUploads } from './actions/delete-uploads.ts'
import { convertUploads, ingestUploads } from './actions/ingest-uploads.ts'
import { deleteExpiredLocks } from './tus/database-locker.ts'

const HOUR_MS = 60 * 60 * 1000
const SECOND_MS = 1000
/** How long one run begins to read files, in ms. */
const RUN_MS = 5000

export const uploadJobs: readonly Job[] = [
  {
    name: 'read uploaded files',
    everyMs: SECOND_MS,
    run: (context, log, signal) => ingestUploads(context, log, new Date(Date.now() + RUN_MS), signal),
  },
  {
    name: 'convert uploaded files',
    everyMs: SECOND_MS,
    run: convertUploads,
  },
  {
    name: 'delete expired uploads',
    everyMs: HOUR_MS,
    run: async (context) => {
      await deleteExpiredUploads(context, new Date())
      await deleteExpiredLocks(context.database.db, new Date())
    },
  },
]
