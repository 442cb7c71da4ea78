import { useSyncExternalStore } from 'react'
import type { User } from '../../contract.ts'
import { MEMBER_ATTRIBUTE } from './tokens.ts'

/** Who looks at the site: not known before the page has come alive, then a guest or a member. */
export type Viewer =
  | { state: 'unknown' | 'guest'; user?: undefined }
  /** Without a user until the account has come: the network may be slow or gone. */
  | { state: 'member'; user: User | undefined }

const UNKNOWN: Viewer = { state: 'unknown' }

let viewer: Viewer = UNKNOWN
const listeners = new Set<() => void>()

export function setViewer(next: Viewer): void {
  viewer = next
  document.documentElement.toggleAttribute(MEMBER_ATTRIBUTE, next.state === 'member')
  for (const listener of listeners) listener()
}

export function currentViewer(): Viewer {
  return viewer
}

export function subscribeViewer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The viewer; a page as it is sent knows nobody. */
export function useViewer(): Viewer {
  return useSyncExternalStore(subscribeViewer, currentViewer, () => UNKNOWN)
}
