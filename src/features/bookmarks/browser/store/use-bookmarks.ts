import { useEffect } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { type BookmarkTarget, targetKey } from '../../target.ts'
import { type Bookmarks, bookmarksStore } from './bookmarks-store.ts'

const load = () => import('./sync.ts')

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

export function useIsBookmarked(target: BookmarkTarget): boolean {
  useSync()
  return bookmarksStore.useStore(({ keys }) => keys.has(targetKey(target)))
}
