import { memberTransport, SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import { currentViewer, subscribeViewer } from '#features/accounts/browser/session/viewer.ts'
import type { BookmarkFolder } from '../../contract.ts'
import { bookmarks } from '../client.ts'
import { currentBookmarks, NO_BOOKMARKS, setBookmarks } from './bookmarks-store.ts'
import { allItems, inFolderOrder, itemKey } from './folders.ts'

let following = false
/** Whose shelf it is: undefined for a guest, and until the account has come. */
let owner: number | undefined
let fetching: AbortController | undefined
/** Changes that the API has not answered yet, and all there ever were: a list from before one may lack it. */
let changes = 0
let allChanges = 0
let mustLoadAgain = false

export function showFolders(folders: BookmarkFolder[]): void {
  setBookmarks({ folders: inFolderOrder(folders), failed: false, keys: new Set(allItems(folders).map(itemKey)) })
}

/** Keeps the shelf that of the viewer, from now on. */
export function followViewer(): void {
  if (!following) {
    following = true
    subscribeViewer(follow)
    addEventListener('online', () => currentBookmarks().failed && follow())
  }
  follow()
}

function follow(): void {
  const { state, user } = currentViewer()
  const isOther = user !== undefined && owner !== undefined && user.id !== owner
  if (state !== 'member' || isOther) clear()
  if (state !== 'member') return
  owner = user?.id ?? owner
  if (currentBookmarks().folders === undefined && fetching === undefined) void loadBookmarks()
}

function clear(): void {
  fetching?.abort()
  fetching = undefined
  owner = undefined
  setBookmarks(NO_BOOKMARKS)
}

/** Fetches the shelf anew. What is shown already stays until it has come, and when it does not come. */
export async function loadBookmarks(): Promise<void> {
  fetching?.abort()
  const mine = new AbortController()
  fetching = mine
  if (currentBookmarks().failed) setBookmarks({ ...currentBookmarks(), failed: false })
  const before = allChanges
  try {
    const { results } = await bookmarks.listFolders(memberTransport(mine.signal))
    if (fetching !== mine) return
    if (allChanges === before) showFolders(results)
    else if (changes > 0) mustLoadAgain = true
    else return await loadBookmarks()
  } catch (error) {
    if (fetching === mine && !(error instanceof SessionEnded)) setBookmarks({ ...currentBookmarks(), failed: true })
  } finally {
    if (fetching === mine) fetching = undefined
  }
}

/** Tells of a change under way, so that no list from before it is shown. */
export async function whileChanging<T>(change: () => Promise<T>): Promise<T> {
  changes += 1
  allChanges += 1
  try {
    return await change()
  } finally {
    changes -= 1
    allChanges += 1
    if (changes === 0 && mustLoadAgain) {
      mustLoadAgain = false
      void loadBookmarks()
    }
  }
}
