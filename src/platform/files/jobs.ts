import { recordChange } from '#platform/database/change-log.ts'
import type { Job } from '#platform/jobs/job.ts'
import { getFirstPage, undrawnPdfs } from './first-pages.ts'

/**
 * How often the job looks for new PDFs and how long one run draws, in ms. It uses a tenth of one core, because requests come
 * first: a picture that is requested is drawn immediately.
 */
const EVERY_MS = 20_000
const RUN_MS = 2000

/** Draws missing pictures. Responses with the pictures become stale once, when no picture is missing any more. */
const drawFirstPages: Job = {
  name: 'draw first pages',
  everyMs: EVERY_MS,
  run: async ({ database: { db }, store }, log, signal) => {
    const end = Date.now() + RUN_MS
    let isDrawn = false
    for await (const pdf of undrawnPdfs(db)) {
      if (Date.now() > end || signal.aborted) return
      isDrawn = true
      await getFirstPage({ db, store }, pdf).catch((error: unknown) => {
        log.warn({ err: error, pdf: pdf.sha256 }, 'the first page of a PDF was not drawn')
      })
    }
    if (isDrawn) await db.transaction().execute((tx) => recordChange(tx, 'files'))
  },
}

export const fileJobs: readonly Job[] = [drawFirstPages]
