import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { BookmarkFolder, BookmarkItem, FolderLink } from '../../contract.ts'
import { type BookmarkTarget, targetKey } from '../../target.ts'
import { bookmarks } from '../client.ts'
import { bookmarksStore } from './bookmarks-store.ts'
import {
  changeFolder,
  foldersWith,
  inOrder,
  itemKey,
  itemsOf,
  type Note,
  placeholderItem,
  targetOf,
  withItem,
  withNote,
  withoutItem,
} from './folders.ts'
import { submitChange } from './sync.ts'

/*
 * The page shows each action immediately. If the API rejects it or the network fails, its effect disappears and the
 * action throws that error.
 */

/** A change that is sent while the reader leaves the page still arrives. */
function transport() {
  return memberTransport(undefined, { keepalive: true })
}

/** @param known the item as it was listed, if it was bookmarked before */
export async function addBookmark(folderId: number, target: BookmarkTarget, known?: BookmarkItem): Promise<void> {
  await submitChange({
    apply: changeFolder(folderId, (folder) =>
      foldersWith([folder], target).length > 0 ? folder : withItem(folder, known ?? placeholderItem(folder, target)),
    ),
    send: () => bookmarks.addItem(transport(), { params: { folder: folderId }, input: target }),
    confirm: (folders, { item }) => changeFolder(folderId, (folder) => withItem(folder, item))(folders),
  })
}

export interface Removed {
  folderId: number
  item: BookmarkItem
}

/** Removes a target from these folders. @returns what to pass to `restoreBookmark` */
export async function removeBookmark(folderIds: readonly number[], target: BookmarkTarget): Promise<Removed[]> {
  const removed = folderIds.flatMap((folderId) => findItem(folderId, target) ?? [])
  const results = await Promise.allSettled(
    folderIds.map((folderId) =>
      submitChange({
        apply: changeFolder(folderId, (folder) => withoutItem(folder, target)),
        send: () => bookmarks.removeItem(transport(), { params: { folder: folderId }, input: target }),
      }),
    ),
  )
  const rejected = results.find((result) => result.status === 'rejected')
  if (rejected) throw rejected.reason
  return removed
}

function findItem(folderId: number, target: BookmarkTarget): Removed | undefined {
  const folder = bookmarksStore.get().folders?.find((each) => each.id === folderId)
  const item = folder && itemsOf(folder).find((each) => itemKey(each) === targetKey(target))
  return item && { folderId, item }
}

/** Adds removed items again, at the end of their folders. */
export async function restoreBookmark(removed: readonly Removed[]): Promise<void> {
  await Promise.all(removed.map(({ folderId, item }) => addBookmark(folderId, targetOf(item), item)))
}

export function createFolder(name: string, idempotencyKey: string): Promise<BookmarkFolder> {
  return submitChange({
    apply: (folders) => folders,
    send: () => bookmarks.createFolder(transport(), { input: { folder_name: name }, idempotencyKey }),
    confirm: (folders, created) => [...folders.filter(({ id }) => id !== created.id), created],
  })
}

export async function renameFolder(id: number, name: string): Promise<void> {
  const rename = (folder_name: string) => changeFolder(id, (folder) => ({ ...folder, folder_name }))
  await submitChange({
    apply: rename(name),
    send: () => bookmarks.renameFolder(transport(), { params: { folder: id }, input: { folder_name: name } }),
    confirm: (folders, { folder_name }) => rename(folder_name)(folders),
  })
}

export async function deleteFolder(id: number): Promise<void> {
  await submitChange({
    apply: (folders) => folders.filter((folder) => folder.id !== id),
    send: () => bookmarks.deleteFolder(transport(), { params: { folder: id } }),
  })
}

export async function orderFolder(id: number, targets: BookmarkTarget[]): Promise<void> {
  await submitChange({
    apply: changeFolder(id, (folder) => inOrder(folder, targets)),
    send: () => bookmarks.orderItems(transport(), { params: { folder: id }, input: { items: targets } }),
  })
}

/** Saves copies and note of a bookmark. @returns false when another device changed them later */
export async function noteBookmark(
  folderId: number,
  note: BookmarkTarget & Note & { changed_at: string },
): Promise<boolean> {
  const { is_newest } = await submitChange({
    apply: changeFolder(folderId, (folder) => withNote(folder, note, note)),
    send: () => bookmarks.noteItem(transport(), { params: { folder: folderId }, input: note }),
    confirm: (folders, { copies = null, note: saved = '' }) =>
      changeFolder(folderId, (folder) => withNote(folder, note, { copies, note: saved }))(folders),
  })
  return is_newest
}

export async function shareFolder(id: number, shown: Omit<FolderLink, 'code'>): Promise<void> {
  await submitChange({
    apply: changeFolder(id, (folder) => ({ ...folder, ...(folder.link && { link: { ...folder.link, ...shown } }) })),
    send: () => bookmarks.shareFolder(transport(), { params: { folder: id }, input: shown }),
    confirm: (folders, link) => changeFolder(id, (folder) => ({ ...folder, link }))(folders),
  })
}

export async function unshareFolder(id: number): Promise<void> {
  await submitChange({
    apply: changeFolder(id, ({ link: _, ...folder }) => folder),
    send: () => bookmarks.unshareFolder(transport(), { params: { folder: id } }),
  })
}
