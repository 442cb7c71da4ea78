import { listLive } from '#content/server/live.ts'
import type { Db } from '#platform/database/schema.ts'
import { ALL_PAGES, noticeType } from '../../content-types.ts'
import type { Notice, PlannedNotice } from '../../contract.ts'
import { findPlace } from '../editables/notices.ts'
import { stateOf } from '../notice-state.ts'

/** What readers see, newest first. A notice of a module that is off the site is left out. */
export async function listNotices(db: Db): Promise<Notice[]> {
  const notices = await readNotices(db)
  return notices.flatMap(({ is_shown, place, id, title, body }) =>
    is_shown === 0 || place === undefined ? [] : [{ id, title, body, module: place === ALL_PAGES ? null : place }],
  )
}

/** All published notices, newest first. */
export async function listAllNotices(db: Db, now: Date): Promise<PlannedNotice[]> {
  const notices = await readNotices(db)
  return notices.map(({ is_shown, place, ...notice }) => ({
    ...notice,
    module: place === ALL_PAGES ? null : (place ?? ''),
    state: stateOf(notice, now),
  }))
}

/** The public notices with their days, newest first. `place` is undefined for a module that is off the site. */
export async function readNotices(db: Db) {
  const live = await listLive(db, noticeType)
  const days = new Map((await db.selectFrom('notice_days').selectAll().execute()).map((row) => [row.entry, row]))
  const notices = await Promise.all(
    live.map(async ({ entry, id, value: { place, ...texts } }) => {
      const { zone = 'UTC', is_shown = 0 } = days.get(entry) ?? {}
      return { id, ...texts, place: await findPlace(db, place), zone, is_shown }
    }),
  )
  return notices.toSorted((a, b) => b.id - a.id)
}
