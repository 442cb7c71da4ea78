import type { Job } from '#platform/jobs/job.ts'
import { makePreviews } from './make-previews.ts'

const EVERY_MS = 2000

export const officeJobs: readonly Job[] = [{ name: 'make previews', everyMs: EVERY_MS, run: makePreviews }]
