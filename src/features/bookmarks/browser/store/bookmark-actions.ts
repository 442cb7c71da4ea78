import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { BookmarkFolder, BookmarkItem } from '../../contract.ts'
import { bookmarks } from '../client.ts'
import { type BookmarkRef, currentBookmarks } from './bookmarks-store.ts'
import { foldersWith, inOrder, itemsOf, placeholderItem, refOf, withItem, withoutItem } from './folders.ts'
import { showFolders, whileChanging } from './load-bookmarks.ts'

/*
 * Every change is shown at once and sent in its turn. What the API refuses, or the network does not carry, is taken
 * back before the error is thrown on.
 */

let lastSent: Promise<unknown> = Promise.resolve()

/** One after the other, so that the last press counts also where the network mixes calls up. */
function inTurn<T>(send: () => Promise<T>): Promise<T> {
  const sent = whileChanging(() => lastSent.then(send, send))
  lastSent = sent.catch(() => undefined)
  return sent
}

function change(folderId: number, changed: (folder: BookmarkFolder) => BookmarkFolder): void {
  const { folders } = currentBookmarks()
  if (folders) showFolders(folders.map((folder) => (folder.id === folderId ? changed(folder) : folder)))
}

function folderOf(id: number): BookmarkFolder | undefined {
  return currentBookmarks().folders?.find((folder) => folder.id === id)
}

function itemsIn(id: number): BookmarkItem[] {
  const folder = folderOf(id)
  return folder ? itemsOf(folder) : []
}

/** @param known the thing as it was listed, where it only comes back */
export async function addBookmark(folderId: number, ref: BookmarkRef, known?: BookmarkItem): Promise<void> {
  const folder = folderOf(folderId)
  const isNew = folder !== undefined && foldersWith([folder], ref).length === 0
  if (isNew) change(folderId, (shown) => withItem(shown, known ?? placeholderItem(shown, ref)))
  try {
    const call = { params: { folder: folderId }, input: ref }
    const { item } = await inTurn(() => bookmarks.addItem(memberTransport(), call))
    change(folderId, (shown) => withItem(shown, item))
  } catch (error) {
    if (isNew) change(folderId, (shown) => withoutItem(shown, ref))
    throw error
  }
}

export interface Removed {
  folderId: number
  item: BookmarkItem
}

/** Takes a thing out of these folders. @returns what was there, to put it back */
export async function removeBookmark(folderIds: readonly number[], ref: BookmarkRef): Promise<Removed[]> {
  const removed = folderIds.map((folderId) => takeOut(folderId, ref))
  const results = await Promise.allSettled(
    folderIds.map((folder) =>
      inTurn(() => bookmarks.removeItem(memberTransport(), { params: { folder }, input: ref })),
    ),
  )
  for (const [index, { status }] of results.entries()) if (status === 'rejected') putBack(removed[index])
  const refused = results.find((result) => result.status === 'rejected')
  if (refused) throw refused.reason
  return removed.filter((each) => each !== undefined)
}

function takeOut(folderId: number, ref: BookmarkRef): Removed | undefined {
  const item = itemsIn(folderId).find((each) => each.sessionType === ref.type && each.itemId === ref.id)
  change(folderId, (folder) => withoutItem(folder, ref))
  return item && { folderId, item }
}

function putBack(removed: Removed | undefined): void {
  if (removed) change(removed.folderId, (folder) => withItem(folder, removed.item))
}

/** Puts back what was removed, behind the rest. */
export async function restoreBookmark(removed: readonly Removed[]): Promise<void> {
  await Promise.all(removed.map(({ folderId, item }) => addBookmark(folderId, refOf(item), item)))
}

export async function createFolder(name: string, idempotencyKey: string): Promise<BookmarkFolder> {
  const folder = await inTurn(() =>
    bookmarks.createFolder(memberTransport(), { input: { folder_name: name }, idempotencyKey }),
  )
  const { folders } = currentBookmarks()
  if (folders) showFolders([...folders.filter(({ id }) => id !== folder.id), folder])
  return folder
}

export async function renameFolder(id: number, name: string): Promise<void> {
  const before = folderOf(id)?.folder_name
  change(id, (folder) => ({ ...folder, folder_name: name }))
  try {
    const { folder_name } = await inTurn(() =>
      bookmarks.renameFolder(memberTransport(), { params: { folder: id }, input: { folder_name: name } }),
    )
    change(id, (folder) => ({ ...folder, folder_name }))
  } catch (error) {
    if (before !== undefined) change(id, (folder) => ({ ...folder, folder_name: before }))
    throw error
  }
}

export async function deleteFolder(id: number): Promise<void> {
  const folder = folderOf(id)
  const before = currentBookmarks().folders
  if (before) showFolders(before.filter((each) => each.id !== id))
  try {
    await inTurn(() => bookmarks.deleteFolder(memberTransport(), { params: { folder: id } }))
  } catch (error) {
    const { folders } = currentBookmarks()
    if (folders && folder) showFolders([...folders, folder])
    throw error
  }
}

/** Orders per folder: the newest that was pressed, and what the API has. */
const newest = new Map<number, object>()
const confirmed = new Map<number, BookmarkRef[]>()

/** Puts a folder in order. Of moves that wait for their turn only the newest is sent: it says all. */
export async function orderFolder(id: number, refs: BookmarkRef[]): Promise<void> {
  const mine = {}
  newest.set(id, mine)
  if (!confirmed.has(id)) confirmed.set(id, itemsIn(id).map(refOf))
  change(id, (folder) => inOrder(folder, refs))
  await inTurn(async () => {
    if (newest.get(id) !== mine) return
    try {
      await bookmarks.orderItems(memberTransport(), { params: { folder: id }, input: { items: refs } })
      confirmed.set(id, refs)
    } catch (error) {
      if (newest.get(id) !== mine) return
      change(id, (folder) => inOrder(folder, confirmed.get(id) ?? []))
      throw error
    } finally {
      if (newest.get(id) === mine) confirmed.delete(id)
    }
  })
}
