import { createStore } from '#ui/store.ts'
import type { User } from '../../contract.ts'
import { MEMBER_ATTRIBUTE } from './token-storage.ts'

/** The viewer of the page: unknown until the page is hydrated, then a guest or a member. */
export type Viewer =
  | { state: 'unknown' | 'guest'; user?: undefined }
  /** The user is undefined until the account has loaded: the network may be slow, or missing, as `failure` says. */
  | { state: 'member'; user: User | undefined; failure?: string | undefined }

const viewer = createStore<Viewer>({ state: 'unknown' })

export function setViewer(next: Viewer): void {
  document.documentElement.toggleAttribute(MEMBER_ATTRIBUTE, next.state === 'member')
  viewer.set(next)
}

export const currentViewer = viewer.get
export const subscribeViewer = viewer.subscribe

/** The viewer. Pages are rendered for an unknown viewer. */
export function useViewer(): Viewer {
  return viewer.useStore((state) => state)
}
