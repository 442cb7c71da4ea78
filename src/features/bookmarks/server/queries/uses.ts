import { inChunks } from '#platform/database/in-chunks.ts'
import type { Db } from '#platform/database/schema.ts'
import { uses } from '../../messages.ts'
import type { BookmarkTarget } from '../../target.ts'

export async function countBookmarks(db: Db, targets: readonly BookmarkTarget[]) {
  let count = 0
  for (const [type, ofType] of Map.groupBy(targets, (target) => target.type)) {
    const bookmarks = db
      .selectFrom('bookmark')
      .select((bookmark) => bookmark.fn.countAll<number>().as('count'))
      .where('item_type', '=', type)
    const ids = ofType.map(({ id }) => id)
    const counts = await inChunks(ids, (chunk) => bookmarks.where('item_id', 'in', chunk).execute())
    for (const row of counts) count += Number(row.count)
  }
  return [{ what: uses.bookmarks, count, page: null }]
}
