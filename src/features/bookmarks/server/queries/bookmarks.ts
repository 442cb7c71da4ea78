import { formatSize } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { BookmarkArchive, BookmarkFolder, BookmarkItem, FolderLink } from '../../contract.ts'
import { BOOKMARK_TYPES, type BookmarkTarget, type BookmarkType, targetKey } from '../../target.ts'
import { allArchiveUrl, archiveEntries, archiveUrl } from '../archive.ts'
import { type Bookmarkable, type BookmarkedItem, byTarget } from '../bookmarkable.ts'
import { type BookmarkRow, type FolderRow, listBookmarks, listFolderRows } from './folders.ts'
import { linksOf } from './links.ts'

const FILE_TYPES = BOOKMARK_TYPES.filter((type) => type !== 'module')

export interface BookmarksContext {
  bookmarkable: Bookmarkable
  secret: Secret
  now: Date
}

/** A member's folders with their items, and the archive of all. The number of queries does not depend on the number of bookmarks. */
export async function listBookmarkFolders(
  db: Db,
  context: BookmarksContext,
  accountId: number,
): Promise<{ folders: BookmarkFolder[]; archive: BookmarkArchive }> {
  const folders = await listFolderRows(db, accountId)
  const folderIds = folders.map((folder) => folder.id)
  const links = await linksOf(db, folderIds)
  const bookmarks = await listBookmarks(db, folderIds)
  const targets = [...new Map(bookmarks.map(({ type, id }) => [targetKey({ type, id }), { type, id }])).values()]
  const items = byTarget(await context.bookmarkable.find(db, targets))
  const gone = await listGone(
    db,
    context.bookmarkable,
    targets.filter((target) => !items.has(targetKey(target))),
  )
  const documents = byTarget(await context.bookmarkable.documents(db, targets))
  const inFolder = Map.groupBy(bookmarks, (bookmark) => bookmark.folderId)
  const entriesOf = (rows: readonly BookmarkRow[]) =>
    archiveEntries(rows.flatMap((row) => documents.get(targetKey(row)) ?? []))
  const presented = folders.map((folder) => {
    const rows = inFolder.get(folder.id) ?? []
    const entries = entriesOf(rows)
    const listed = rows.flatMap((row) => {
      const item = items.get(targetKey(row))
      return item ? [presentItem(row, item)] : []
    })
    const takenOff = rows.filter((row) => gone.has(targetKey(row)))
    return presentFolder(folder, { items: listed, takenOff, entries, link: links.get(folder.id), ...context })
  })
  const url = allArchiveUrl(context.secret, accountId, context.now)
  return { folders: presented, archive: presentArchive(entriesOf(bookmarks), url) }
}

/** Those of the missing targets that are off the site, and not in another section of their module. */
export async function listGone(
  db: Db,
  bookmarkable: Bookmarkable,
  missing: readonly BookmarkTarget[],
): Promise<ReadonlySet<string>> {
  if (missing.length === 0) return new Set()
  const files = missing.filter(({ type }) => type !== 'module')
  const elsewhere = await bookmarkable.find(
    db,
    files.flatMap(({ id }) => FILE_TYPES.map((type) => ({ type, id }))),
  )
  const moved = new Set(elsewhere.map(({ id }) => id))
  return new Set(missing.filter(({ type, id }) => type === 'module' || !moved.has(id)).map(targetKey))
}

export function emptyFolder(folder: FolderRow, context: Pick<BookmarksContext, 'secret' | 'now'>): BookmarkFolder {
  return presentFolder(folder, { items: [], takenOff: [], entries: [], ...context })
}

/** Copies and note, where there are any. */
export function noteOf({ copies, note }: Pick<BookmarkRow, 'copies' | 'note'>): Pick<BookmarkItem, 'copies' | 'note'> {
  return { ...(typeof copies === 'number' && { copies }), ...(note && { note }) }
}

export function presentItem(row: BookmarkRow, item: BookmarkedItem): BookmarkItem {
  const { type, id, module, ...fields } = item
  const { folderId, position } = row
  return { ...fields, folderId, itemId: id, sessionType: type, moduleId: module.id, module, position, ...noteOf(row) }
}

interface Contents extends Pick<BookmarksContext, 'secret' | 'now'> {
  items: readonly BookmarkItem[]
  takenOff: readonly BookmarkRow[]
  entries: readonly { sizeBytes: number }[]
  link?: FolderLink | undefined
}

function presentFolder(folder: FolderRow, { items, takenOff, entries, link, secret, now }: Contents): BookmarkFolder {
  const ofType = (type: BookmarkType) => items.filter((item) => item.sessionType === type)
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
    taken_off: takenOff.map(({ type, id, title = '' }) => ({ type, id, title })),
    ...(folder.changed_at && { changed_at: folder.changed_at }),
    ...(link && { link }),
    ...presentArchive(entries, archiveUrl(secret, folder.id, now)),
  }
}

export function presentArchive(entries: Contents['entries'], url: string): BookmarkArchive {
  const bytes = entries.reduce((sum, entry) => sum + entry.sizeBytes, 0)
  return {
    files_count: entries.length,
    size: bytes === 0 ? '' : formatSize(bytes),
    size_bytes: bytes,
    download: entries.length === 0 ? null : url,
  }
}
