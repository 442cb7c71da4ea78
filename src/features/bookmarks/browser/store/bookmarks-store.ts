import { useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { BookmarkFolder, BookmarkType } from '../../contract.ts'

/** What a bookmark points at. */
export interface BookmarkRef {
  type: BookmarkType
  id: number
}

/** A member's folders; undefined until they have come, and for guests. */
export interface Bookmarks {
  folders: BookmarkFolder[] | undefined
  /** The last try to fetch them did not get through. */
  failed: boolean
  /** Keys of all that is in any folder. */
  keys: ReadonlySet<string>
}

export const NO_BOOKMARKS: Bookmarks = { folders: undefined, failed: false, keys: new Set() }

let shelf = NO_BOOKMARKS
const listeners = new Set<() => void>()

export function currentBookmarks(): Bookmarks {
  return shelf
}

export function setBookmarks(next: Bookmarks): void {
  shelf = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keyOf({ type, id }: BookmarkRef): string {
  return `${type}-${id}`
}

/** Fetches the shelf once a member is there, for all who ask. What that needs is loaded only then. */
function useLoad(): void {
  const isMember = useViewer().state === 'member'
  useEffect(() => {
    if (isMember)
      import('./load-bookmarks.ts').then(
        ({ followViewer }) => followViewer(),
        () => setBookmarks({ ...shelf, failed: true }),
      )
  }, [isMember])
}

/** The viewer's shelf. */
export function useBookmarks(): Bookmarks {
  useLoad()
  return useSyncExternalStore(subscribe, currentBookmarks, () => NO_BOOKMARKS)
}

/** Whether the viewer has it in any folder. */
export function useIsBookmarked(ref: BookmarkRef): boolean {
  useLoad()
  const key = keyOf(ref)
  return useSyncExternalStore(
    subscribe,
    () => shelf.keys.has(key),
    () => false,
  )
}
