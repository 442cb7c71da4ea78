import { urlOf } from '#core/client.ts'
import type { Db } from '#platform/database/schema.ts'
import type { SharedKit } from '../../contract.ts'
import { paths } from '../../paths.ts'
import { targetKey } from '../../target.ts'
import { archiveEntries } from '../archive.ts'
import { type Bookmarkable, byTarget } from '../bookmarkable.ts'
import { listGone, presentArchive, presentItem } from './bookmarks.ts'
import { listBookmarks } from './folders.ts'
import type { SharedFolder } from './links.ts'

/** A shared folder as everybody sees it, with as much as its link shows. */
export async function readSharedKit(db: Db, bookmarkable: Bookmarkable, shared: SharedFolder): Promise<SharedKit> {
  const { link, folder, owner } = shared
  const rows = await listBookmarks(db, [folder.id])
  const items = byTarget(await bookmarkable.find(db, rows))
  const documents = await bookmarkable.documents(db, rows)
  const missing = rows.filter((row) => !items.has(targetKey(row)))
  const gone = await listGone(db, bookmarkable, missing)
  return {
    folder_id: folder.id,
    folder_name: folder.folder_name,
    owner: link.shows_name === 1 ? owner : null,
    changed_at: folder.changed_at,
    items: rows.flatMap((row) => {
      const item = items.get(targetKey(row))
      return item ? [presentItem(link.shows_notes === 1 ? row : { ...row, copies: null, note: '' }, item)] : []
    }),
    taken_off: missing
      .filter((row) => gone.has(targetKey(row)))
      .map(({ position, title = '' }) => ({ position, title })),
    ...presentArchive(archiveEntries(documents), urlOf(paths.downloadKit, { params: { code: link.code } })),
  }
}
