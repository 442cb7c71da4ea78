import { useSyncExternalStore } from 'react'
import type { FileView } from '../files/file-view.ts'
import { listSavedPaths, pathOf } from './file-notes.ts'
import { savedAtOfPage } from './saved-copy.ts'
import { STORES } from './stores.ts'

type Availability = 'saved' | 'unavailable' | undefined

/** Paths of the saved and kept files; undefined on a page from the network, and while they are being listed. */
let savedPaths: ReadonlySet<string> | undefined
let isListing = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isListing && savedAtOfPage() !== undefined) {
    isListing = true
    void Promise.all([listSavedPaths(), listSavedPaths(STORES.kept)]).then(([saved, kept]) => {
      savedPaths = new Set([...saved, ...kept])
      for (const each of listeners) each()
    })
  }
  return () => listeners.delete(listener)
}

/**
 * Whether a file of a saved copy opens without a network. Undefined on a page from the network, where all files open.
 */
export function useFileAvailability(view: FileView, download?: { href: string }): Availability {
  return useAvailability([addressOf(view), download?.href])
}

/** The same for one of some addresses. */
export function useAvailability(addresses: readonly (string | undefined)[]): Availability {
  const paths = useSyncExternalStore(
    subscribe,
    () => savedPaths,
    () => undefined,
  )
  if (paths === undefined) return undefined
  return addresses.some((address) => address !== undefined && paths.has(pathOf(address))) ? 'saved' : 'unavailable'
}

function addressOf(view: FileView): string {
  if ('external' in view) return view.external
  return 'saved' in view ? view.saved : view.plain
}
