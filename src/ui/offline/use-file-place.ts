import { useEffect } from 'react'
import type { FileView } from '../FileLink.tsx'
import { createStore } from '../store.ts'
import { pathOf, pathsHere } from './file-notes.ts'
import { savedAtOfPage } from './saved-copy.ts'

/** Paths of the files on this device; undefined on a page from the network, and until they are listed. */
const pathsOnDevice = createStore<ReadonlySet<string> | undefined>(undefined)

let isListed = false

async function listOnce(): Promise<void> {
  if (isListed) return
  isListed = true
  pathsOnDevice.set(await pathsHere())
}

/**
 * Where a file of a saved page is: on this device, or away until the network is back. Undefined on a page from the
 * network, where every file can be opened.
 */
export function useFilePlace(view: FileView, download?: { href: string }): 'here' | 'away' | undefined {
  const paths = pathsOnDevice.useStore((state) => state)
  useEffect(() => {
    if (savedAtOfPage() !== undefined) void listOnce()
  }, [])
  if (paths === undefined) return undefined
  const addresses = ['external' in view ? view.external : view.plain, download?.href]
  return addresses.some((address) => address !== undefined && paths.has(pathOf(address))) ? 'here' : 'away'
}
