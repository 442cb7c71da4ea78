import { createStore } from '#ui/store.ts'
import type { BookmarkArchive, BookmarkFolder } from '../../contract.ts'

export interface Bookmarks {
  /** The member's folders with all pending changes; undefined until they are loaded, and for guests. */
  folders: BookmarkFolder[] | undefined
  /** Of all folders, as they were loaded last. */
  archive: BookmarkArchive | undefined
  failed: boolean
  keys: ReadonlySet<string>
}

export const NO_BOOKMARKS: Bookmarks = { folders: undefined, archive: undefined, failed: false, keys: new Set() }

/** The viewer's bookmarks as the page shows them. In first loads; `sync.ts` fills it, for members only. */
export const bookmarksStore = createStore(NO_BOOKMARKS)
