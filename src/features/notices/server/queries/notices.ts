import type { Db } from '#platform/database/schema.ts'
import type { Notice, PlannedNotice } from '../../contract.ts'
import { stateOf } from '../notice-state.ts'

/** What readers see, newest first. A notice of a module that is off the site is left out. */
export async function listNotices(db: Db): Promise<Notice[]> {
  const rows = await selectNotices(db).where('is_shown', '=', 1).execute()
  return rows
    .filter(({ module_id, module }) => module_id === null || module !== null)
    .map(({ id, title, body, module }) => ({ id, title, body, module }))
}

/** All published notices, newest first. */
export async function listAllNotices(db: Db, now: Date): Promise<PlannedNotice[]> {
  const rows = await selectNotices(db).execute()
  return rows.map(({ id, title, body, module_id, module, ...dates }) => ({
    id,
    title,
    body,
    module: module_id === null ? null : (module ?? ''),
    starts_on: dates.starts_on ?? '',
    ends_on: dates.ends_on ?? '',
    zone: dates.zone,
    state: stateOf(dates, now),
  }))
}

function selectNotices(db: Db) {
  return db
    .selectFrom('notice')
    .leftJoin('module', 'module.id', 'notice.module_id')
    .select([
      'notice.id',
      'notice.title',
      'notice.body',
      'module_id',
      'starts_on',
      'ends_on',
      'zone',
      'module.slug as module',
    ])
    .orderBy('notice.id', 'desc')
}
