import { useSyncExternalStore } from 'react'
import type { FileView } from '../FileLink.tsx'
import { pathOf, pathsHere } from './file-notes.ts'
import { savedAtOfPage } from './saved-copy.ts'

/** Undefined while the network is there, or while the device's files are being counted. */
let here: ReadonlySet<string> | undefined
let isCounting = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isCounting && savedAtOfPage() !== undefined) {
    isCounting = true
    void pathsHere().then((paths) => {
      here = paths
      for (const each of listeners) each()
    })
  }
  return () => listeners.delete(listener)
}

/**
 * Where a file of a saved copy is: on this device, or away until the network is back. Undefined on a page from the
 * network, where every file can be opened.
 */
export function useFilePlace(view: FileView, download?: { href: string }): 'here' | 'away' | undefined {
  const paths = useSyncExternalStore(
    subscribe,
    () => here,
    () => undefined,
  )
  if (paths === undefined) return undefined
  const addresses = ['external' in view ? view.external : view.plain, download?.href]
  return addresses.some((address) => address !== undefined && paths.has(pathOf(address))) ? 'here' : 'away'
}
