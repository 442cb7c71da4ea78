import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { type BookmarkRef, currentShelf, keyOf, setShelf, useShelf } from '../store/bookmarks-store.ts'

interface Bookmarked {
  /** 'unknown' until the page knows who looks at it and what is on the shelf. */
  state: 'unknown' | 'guest' | 'failed' | 'there'
  has: (ref: BookmarkRef) => boolean
  retry: () => void
}

/** What of a page's own things the viewer keeps, for lists of them. */
export function useBookmarked(): Bookmarked {
  const viewer = useViewer()
  const { folders, failed, keys } = useShelf()
  const ofMember = folders ? 'there' : failed ? 'failed' : 'unknown'
  return {
    state: viewer.state === 'member' ? ofMember : viewer.state,
    has: (ref) => keys.has(keyOf(ref)),
    retry,
  }
}

function retry(): void {
  setShelf({ ...currentShelf(), failed: false })
  import('../store/load-bookmarks.ts').then(
    ({ followViewer }) => followViewer(),
    () => setShelf({ ...currentShelf(), failed: true }),
  )
}
