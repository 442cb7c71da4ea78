import type { AnyEditable } from '#content/server/editable.ts'
import type { Feature } from '#platform/feature.ts'
import type { Job } from '#platform/jobs/job.ts'
import { UNTOUCHED } from './actions/drafts.ts'
import { publishPlanned } from './actions/schedule.ts'
import { TRASH_MS } from './actions/trash.ts'
import { deleteAbandonedFiles } from './actions/unused-files.ts'

/** How often planned publications are looked for, in ms. */
const PLAN_EVERY_MS = 10_000
const CLEAN_EVERY_MS = 60 * 60_000

export function editingJobs(editables: readonly AnyEditable[]): readonly Job[] {
  return [
    {
      name: 'publish planned drafts',
      everyMs: PLAN_EVERY_MS,
      run: (context, log) => publishPlanned(context, editables, new Date(), log),
    },
    {
      name: 'empty the trash of editing',
      everyMs: CLEAN_EVERY_MS,
      run: async (context, log) => {
        const { db } = context.database
        const now = Date.now()
        const oldest = new Date(now - TRASH_MS).toISOString()
        await db.deleteFrom('draft').where('discarded_at', '<', oldest).execute()
        await db.deleteFrom('draft').where('revision', '=', UNTOUCHED).where('saved_at', '<', oldest).execute()
        await db.deleteFrom('trashed_entry').where('at', '<', oldest).execute()
        await db.deleteFrom('preview_link').where('expires_at', '<', new Date(now).toISOString()).execute()
        await deleteAbandonedFiles(context, editables, new Date(oldest), log)
      },
    },
  ]
}

export function listEditables(features: readonly Feature[]): AnyEditable[] {
  return features.flatMap(({ editables }) => editables ?? [])
}
