import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Transport } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { createStore } from '#ui/store.ts'
import type { Dashboard } from '../../contract.ts'
import { editing } from '../client.ts'

/** The list is loaded again when it is older than this, in ms, and somebody looks at the page. */
const RELOAD_AFTER_MS = 60_000

/** What waits for the reader, as it was loaded last: for the page, its tabs and the number in the header. */
const toDo = createStore<(Dashboard & { loadedAtMs: number }) | undefined>(undefined)

/** @throws {ApiError} @throws {NetworkError} */
export async function loadToDo(api: Transport): Promise<Dashboard> {
  const loaded = await editing.getDashboard(api)
  toDo.set({ ...loaded, loadedAtMs: Date.now() })
  return loaded
}

export function useToDo(): Dashboard['results'] {
  return toDo.useStore((dashboard) => dashboard?.results ?? NOTHING)
}

const NOTHING: Dashboard['results'] = []

/** Loads the list after a navigation, when the tab of the browser comes back, and each minute while it is visible. */
export function useFreshToDo(): void {
  const { pathname } = useLocation()
  // After a logout the next person at this device sees nothing of it.
  useEffect(() => () => toDo.set(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may find the list too old
  useEffect(() => {
    reloadOld()
    const timer = setInterval(reloadOld, RELOAD_AFTER_MS)
    document.addEventListener('visibilitychange', reloadOld)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reloadOld)
    }
  }, [pathname])
}

function reloadOld(): void {
  const { loadedAtMs } = toDo.get() ?? { loadedAtMs: 0 }
  if (document.visibilityState === 'hidden' || Date.now() - loadedAtMs < RELOAD_AFTER_MS) return
  // Without a connection there is no number; the page itself shows the error.
  loadToDo(memberTransport()).catch(() => undefined)
}
