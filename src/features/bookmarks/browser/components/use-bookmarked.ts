import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { type BookmarkTarget, targetKey } from '../../target.ts'
import { startSync, useBookmarks } from '../store/use-bookmarks.ts'

interface Bookmarked {
  /** 'unknown' until the page knows the viewer and the bookmarks. */
  state: 'unknown' | 'guest' | 'failed' | 'there'
  has: (target: BookmarkTarget) => boolean
  retry: () => void
}

export function useBookmarked(): Bookmarked {
  const viewer = useViewer()
  const { folders, failed, keys } = useBookmarks()
  const ofMember = folders ? 'there' : failed ? 'failed' : 'unknown'
  return {
    state: viewer.state === 'member' ? ofMember : viewer.state,
    has: (target) => keys.has(targetKey(target)),
    retry: startSync,
  }
}
