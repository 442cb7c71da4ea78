import { authorsById } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { kitPath } from '../../paths.ts'
import { targetKey } from '../../target.ts'
import { type Bookmarkable, type BookmarkedDocuments, type BookmarkedItem, byTarget } from '../bookmarkable.ts'
import { type BookmarkRow, type FolderRow, listBookmarks } from '../queries/folders.ts'
import { linksOf } from '../queries/links.ts'

/** A folder with everything that its archive and its print set need. */
export interface Kit {
  folder: FolderRow
  /** First and last name; empty when a share link hides them. */
  owner: string
  /** Path of the page that the cover sheet names. */
  page: string | undefined
  rows: readonly KitRow[]
}

export interface KitRow extends Pick<BookmarkRow, 'copies' | 'note'> {
  key: string
  /** From 1; a row that is off the site keeps its number. */
  number: number
  item: BookmarkedItem
  documents: BookmarkedDocuments | undefined
}

/** @param shows what a share link shows; default is everything */
export async function readKit(
  db: Db,
  bookmarkable: Bookmarkable,
  folder: FolderRow,
  shows = { notes: true, name: true },
): Promise<Kit> {
  const rows = await listBookmarks(db, [folder.id])
  const items = byTarget(await bookmarkable.find(db, rows))
  const documents = byTarget(await bookmarkable.documents(db, rows))
  const owner = shows.name ? (await authorsById(db, [folder.account_id])).get(folder.account_id) : undefined
  const code = (await linksOf(db, [folder.id])).get(folder.id)?.code
  return {
    folder,
    owner: owner ? `${owner.first_name} ${owner.last_name}` : '',
    page: code && kitPath(code),
    rows: rows.flatMap((row, index) => {
      const key = targetKey(row)
      const item = items.get(key)
      const noted = shows.notes ? { copies: row.copies ?? null, note: row.note ?? '' } : {}
      return item ? [{ key, number: index + 1, item, documents: documents.get(key), ...noted }] : []
    }),
  }
}
