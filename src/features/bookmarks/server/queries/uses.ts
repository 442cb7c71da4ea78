import type { Db } from '#platform/database/schema.ts'
import { uses } from '../../messages.ts'
import type { BookmarkTarget } from '../bookmarkable.ts'

/** Ids of one condition: databases limit the parameters of a query. */
const BATCH = 500

export async function countBookmarks(db: Db, targets: readonly BookmarkTarget[]) {
  let count = 0
  for (const [type, ofType] of Map.groupBy(targets, (target) => target.type))
    for (let start = 0; start < ofType.length; start += BATCH) {
      const ids = ofType.slice(start, start + BATCH).map(({ id }) => id)
      const row = await db
        .selectFrom('bookmark')
        .select((bookmark) => bookmark.fn.countAll<number>().as('count'))
        .where('item_type', '=', type)
        .where('item_id', 'in', ids)
        .executeTakeFirstOrThrow()
      count += Number(row.count)
    }
  return [{ what: uses.bookmarks, count, page: null }]
}
