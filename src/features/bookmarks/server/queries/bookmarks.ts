import { formatSize } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { BookmarkFolder, BookmarkItem, BookmarkType } from '../../contract.ts'
import { archiveAddress, archiveEntries } from '../archive.ts'
import { type Bookmarkable, type BookmarkRef, type BookmarkTarget, refKey } from '../bookmarkable.ts'
import { type BookmarkRow, type FolderRow, listBookmarks, listFolderRows } from './folders.ts'

export interface BookmarksContext {
  bookmarkable: Bookmarkable
  secret: Secret
  now: Date
}

/** A member's folders with all that is in them, by the same few queries however much that is. */
export async function listBookmarkFolders(
  db: Db,
  ground: BookmarksContext,
  accountId: number,
): Promise<BookmarkFolder[]> {
  const folders = await listFolderRows(db, accountId)
  const bookmarks = await listBookmarks(
    db,
    folders.map((folder) => folder.id),
  )
  const refs = [...new Map(bookmarks.map(({ type, id }) => [refKey({ type, id }), { type, id }])).values()]
  const things = byRef(await ground.bookmarkable.find(db, refs))
  const documents = byRef(await ground.bookmarkable.documents(db, refs))
  const inFolder = Map.groupBy(bookmarks, (bookmark) => bookmark.folderId)
  return folders.map((folder) => {
    const rows = inFolder.get(folder.id) ?? []
    const entries = archiveEntries(rows.flatMap((row) => documents.get(refKey(row)) ?? []))
    const items = rows.flatMap((row) => {
      const thing = things.get(refKey(row))
      return thing ? [itemOf(row, thing)] : []
    })
    return presentFolder(folder, { items, entries, ...ground })
  })
}

/** A folder that was just made. */
export function emptyFolder(folder: FolderRow, ground: Pick<BookmarksContext, 'secret' | 'now'>): BookmarkFolder {
  return presentFolder(folder, { items: [], entries: [], ...ground })
}

/** What the answer says of one bookmark. */
export function itemOf({ folderId, position }: BookmarkRow, thing: BookmarkTarget): BookmarkItem {
  const { type, id, module, ...shown } = thing
  return { ...shown, folderId, itemId: id, sessionType: type, moduleId: module.id, module, position }
}

interface Contents extends Pick<BookmarksContext, 'secret' | 'now'> {
  items: readonly BookmarkItem[]
  entries: readonly { sizeBytes: number }[]
}

function presentFolder(folder: FolderRow, { items, entries, secret, now }: Contents): BookmarkFolder {
  const ofType = (type: BookmarkType) => items.filter((item) => item.sessionType === type)
  const bytes = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0)
  return {
    id: folder.id,
    folder_name: folder.folder_name,
    is_default: folder.is_default === 1 ? 1 : 0,
    modules: ofType('module'),
    module_session_plans: ofType('module_session_plan'),
    presentation_slides: ofType('presentation_slides'),
    evaluation_tools: ofType('evaluation_tools'),
    references: ofType('references'),
    handouts: ofType('handouts'),
    files_count: entries.length,
    size: bytes === 0 ? '' : formatSize(bytes),
    size_bytes: bytes,
    download: entries.length === 0 ? null : archiveAddress(secret, folder.id, now),
  }
}

function byRef<T extends BookmarkRef>(found: readonly T[]): Map<string, T> {
  return new Map(found.map((each) => [refKey(each), each]))
}
