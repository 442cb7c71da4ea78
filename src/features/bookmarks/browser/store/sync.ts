import { memberTransport, SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import { currentViewer, subscribeViewer } from '#features/accounts/browser/session/viewer.ts'
import type { BookmarkArchive, BookmarkFolder } from '../../contract.ts'
import { targetKey } from '../../target.ts'
import { bookmarks } from '../client.ts'
import { bookmarksStore, NO_BOOKMARKS } from './bookmarks-store.ts'
import { type Change, ChangeQueue } from './change-queue.ts'
import { allItems, sortFolders, targetOf } from './folders.ts'

const queue = new ChangeQueue<BookmarkFolder[]>((folders) => {
  const { failed } = bookmarksStore.get()
  if (folders === undefined) return bookmarksStore.set({ ...NO_BOOKMARKS, failed })
  const keys = new Set(allItems(folders).map((item) => targetKey(targetOf(item))))
  bookmarksStore.set({ folders: sortFolders(folders), archive, failed, keys })
})

/** Of all folders. It is set before the folders, which show it. */
let archive: BookmarkArchive | undefined
/** Undefined for a guest, and until the member's account has loaded. */
let ownerId: number | undefined
let isFollowing = false

/** Loads the viewer's bookmarks now, and whenever another member logs in. */
export function followViewer(): void {
  if (!isFollowing) {
    isFollowing = true
    subscribeViewer(follow)
    addEventListener('online', follow)
    addEventListener('pagehide', () => queue.sendAll())
  }
  follow()
}

function follow(): void {
  const { state, user } = currentViewer()
  const isOther = user !== undefined && ownerId !== undefined && user.id !== ownerId
  if (state !== 'member' || isOther) {
    queue.reset(new SessionEnded())
    setFailed(false)
    ownerId = undefined
  }
  if (state !== 'member') return
  ownerId = user?.id ?? ownerId
  if (queue.isBlank) void loadBookmarks()
}

/** Loads the folders. The page shows the previous ones meanwhile, and if that fails. */
export async function loadBookmarks(): Promise<void> {
  setFailed(false)
  try {
    await queue.load(async () => {
      const list = await bookmarks.listFolders(memberTransport())
      archive = list.archive
      return list.results
    })
  } catch (error) {
    if (!(error instanceof SessionEnded)) setFailed(true)
  }
}

/** Shows a change of the folders and sends it. @throws {ApiError} @throws {NetworkError} */
export function submitChange<Response>(change: Change<BookmarkFolder[], Response>): Promise<Response> {
  return queue.submit(change)
}

function setFailed(failed: boolean): void {
  bookmarksStore.set({ ...bookmarksStore.get(), failed })
}
