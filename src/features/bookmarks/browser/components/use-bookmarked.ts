import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { type BookmarkRef, currentBookmarks, keyOf, setBookmarks, useBookmarks } from '../store/bookmarks-store.ts'

interface Bookmarked {
  /** 'unknown' until the page knows who looks at it and what is on the shelf. */
  state: 'unknown' | 'guest' | 'failed' | 'there'
  has: (ref: BookmarkRef) => boolean
  retry: () => void
}

/** What of a page's own things the viewer keeps, for lists of them. */
export function useBookmarked(): Bookmarked {
  const viewer = useViewer()
  const { folders, failed, keys } = useBookmarks()
  const ofMember = folders ? 'there' : failed ? 'failed' : 'unknown'
  return {
    state: viewer.state === 'member' ? ofMember : viewer.state,
    has: (ref) => keys.has(keyOf(ref)),
    retry,
  }
}

function retry(): void {
  setBookmarks({ ...currentBookmarks(), failed: false })
  import('../store/load-bookmarks.ts').then(
    ({ followViewer }) => followViewer(),
    () => setBookmarks({ ...currentBookmarks(), failed: true }),
  )
}
