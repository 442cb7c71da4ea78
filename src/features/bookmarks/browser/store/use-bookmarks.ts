import { useEffect } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { type Bookmarks, type BookmarkTarget, bookmarksStore, targetKey } from './bookmarks-store.ts'

const load = () => import('./sync.ts')

/** Loads the bookmarks if the viewer is a member and they are not loaded. */
export function startSync(): void {
  load().then(
    ({ followViewer }) => followViewer(),
    () => bookmarksStore.set({ ...bookmarksStore.get(), failed: true }),
  )
}

function useSync(): void {
  const isMember = useViewer().state === 'member'
  useEffect(() => {
    if (isMember) startSync()
  }, [isMember])
}

export function useBookmarks(): Bookmarks {
  useSync()
  return bookmarksStore.useStore((state) => state)
}

/** Whether any folder contains the target. */
export function useIsBookmarked(target: BookmarkTarget): boolean {
  useSync()
  return bookmarksStore.useStore(({ keys }) => keys.has(targetKey(target)))
}
