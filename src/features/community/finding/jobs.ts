import type { Job } from '#server/job.ts'
import { refreshCounts, warmDiscussionIndex } from './current-index.ts'
import { forgetChanges } from './mark-changed.ts'

/** Each search reads what is new before it answers; the job keeps that little. */
const EVERY_MS = 1000
const COUNTS_EVERY_MS = 5 * 60 * 1000
const FORGET_EVERY_MS = 10 * 60 * 1000

export const findingJobs: readonly Job[] = [
  { name: 'read new discussions', everyMs: EVERY_MS, run: ({ database }) => warmDiscussionIndex(database.db) },
  { name: 'count readers of discussions', everyMs: COUNTS_EVERY_MS, run: ({ database }) => refreshCounts(database.db) },
  { name: 'forget changes', everyMs: FORGET_EVERY_MS, run: ({ database }) => forgetChanges(database.db) },
]
