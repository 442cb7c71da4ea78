import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import { responseText } from '../messages.ts'
import { kitPath } from '../paths.ts'
import { insertFolder } from './actions/folders.ts'
import { noteOf } from './queries/bookmarks.ts'
import { listBookmarks, listFolderRows } from './queries/folders.ts'
import { linksOf } from './queries/links.ts'

/** A member's folders. Every member starts with the default folder. */
export const bookmarkPersonalData: PersonalDataProvider = {
  name: 'bookmarks',
  async begin(tx, accountId, now) {
    await insertFolder(tx, { accountId, name: responseText.defaultFolder, isDefault: true, now })
  },
  async export(db, accountId) {
    const folders = await listFolderRows(db, accountId)
    const folderIds = folders.map((folder) => folder.id)
    const bookmarks = await listBookmarks(db, folderIds)
    const links = await linksOf(db, folderIds)
    const inFolder = Map.groupBy(bookmarks, (bookmark) => bookmark.folderId)
    return folders.map(({ id, folder_name, is_default, created_at, changed_at }) => ({
      folder_name,
      is_default: is_default === 1,
      created_at,
      ...(changed_at && { changed_at }),
      ...(links.has(id) && { link: kitPath(links.get(id)?.code ?? '') }),
      items: (inFolder.get(id) ?? []).map((row) => ({
        type: row.type,
        id: row.id,
        created_at: row.createdAt,
        ...noteOf(row),
      })),
    }))
  },
  async forget(tx, accountId) {
    await tx.deleteFrom('bookmark_folder').where('account_id', '=', accountId).execute()
  },
}
