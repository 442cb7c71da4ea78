import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { BookmarkFolder, BookmarkItem, FolderLink } from '../../contract.ts'
import { bookmarks } from '../client.ts'
import { type BookmarkTarget, bookmarksStore } from './bookmarks-store.ts'
import {
  changeFolder,
  foldersWith,
  inOrder,
  itemsOf,
  placeholderItem,
  targetOf,
  withItem,
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

function findItem(folderId: number, { type, id }: BookmarkTarget): Removed | undefined {
  const folder = bookmarksStore.get().folders?.find((each) => each.id === folderId)
  const item = folder && itemsOf(folder).find((each) => each.sessionType === type && each.itemId === id)
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

/** The latest order of each folder that a member has chosen on this page. */
const latestOrders = new Map<number, readonly BookmarkTarget[]>()

/** Puts a folder in order. Of several orders that wait, only the latest is sent: each replaces the one before. */
export async function orderFolder(id: number, targets: BookmarkTarget[]): Promise<void> {
  latestOrders.set(id, targets)
  const apply = changeFolder(id, (folder) => inOrder(folder, targets))
  await submitChange({
    apply,
    send: async () => {
      if (latestOrders.get(id) !== targets) return undefined
      return bookmarks.orderItems(transport(), { params: { folder: id }, input: { items: targets } })
    },
    confirm: (folders, response) => (response === undefined ? folders : apply(folders)),
  })
}

/** Saves copies and note of a bookmark. @returns false when another device changed them later */
export async function noteBookmark(
  folderId: number,
  { type, id, ...note }: BookmarkTarget & { copies: number | null; note: string; changed_at: string },
): Promise<boolean> {
  const update = (saved: { copies?: number | undefined; note?: string | undefined }) =>
    changeFolder(folderId, (folder) => {
      const item = itemsOf(folder).find((each) => each.sessionType === type && each.itemId === id)
      if (item === undefined) return folder
      const { copies: _, note: __, ...rest } = item
      const noted = saved.note ? { note: saved.note } : {}
      return withItem(folder, { ...rest, ...noted, ...(saved.copies !== undefined && { copies: saved.copies }) })
    })
  const { is_newest } = await submitChange({
    apply: update({ copies: note.copies ?? undefined, note: note.note }),
    send: () => bookmarks.noteItem(transport(), { params: { folder: folderId }, input: { type, id, ...note } }),
    confirm: (folders, saved) => update(saved)(folders),
  })
  return is_newest
}

/** Makes the share link of a folder, or changes what it shows. */
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
