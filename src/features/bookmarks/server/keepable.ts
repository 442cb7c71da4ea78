import { parseFileId } from '#content/server/references.ts'
import { formatCount } from '#core/format.ts'
import { getKeepable, type KeepableFile } from '#features/keep/server/public.ts'
import type { Feature } from '#platform/feature.ts'
import { filesById } from '#platform/files/queries.ts'
import { targetKey } from '../target.ts'
import { getBookmarkable } from './bookmarkable.ts'
import { type BookmarkRow, listBookmarks, listFolderRows } from './queries/folders.ts'

/** The documents of folders in the member's order, each once. A bookmarked module has all of its own. */
export const keepableFolders: NonNullable<Feature['keepableFolders']> = async (db, { accountId, id }, features) => {
  const folders = (await listFolderRows(db, accountId)).filter((folder) => id === undefined || folder.id === id)
  const folderIds = folders.map((folder) => folder.id)
  const bookmarks = await listBookmarks(db, folderIds)
  const items = await getBookmarkable(features).find(db, bookmarks)
  const fileIds = items.map(({ file }) => (file === null ? undefined : parseFileId(file)) ?? null)
  const files = await filesById(db, fileIds)
  const moduleIds = items.flatMap((item) => (item.type === 'module' ? item.id : []))
  const modules = new Map((await getKeepable(features).modules(db, moduleIds)).map((module) => [module.id, module]))
  const filesOf = new Map(
    items.map((item, at): [string, KeepableFile[]] => {
      const key = targetKey(item)
      const file = files.get(fileIds[at] ?? 0)
      if (item.type === 'module') return [key, modules.get(item.id)?.files ?? []]
      return [key, file ? [{ key, title: item.title, file }] : []]
    }),
  )
  return folders.map((folder) => {
    const own = bookmarks.filter(({ folderId }) => folderId === folder.id)
    const listed = own.flatMap((bookmark) => {
      const files = filesOf.get(targetKey(bookmark)) ?? []
      return files.map((file) => ({ ...file, note: noteOf(bookmark) }))
    })
    const each = new Map(listed.map((file) => [file.key, file]))
    return { id: folder.id, title: folder.folder_name, page: '/user/bookmarks', pages: [], files: [...each.values()] }
  })
}

/** '20 copies · one for each pair' */
function noteOf({ copies, note }: BookmarkRow): string {
  const count = copies ? formatCount(copies, { one: 'copy', other: 'copies' }) : ''
  return [count, note].filter(Boolean).join(' · ')
}
