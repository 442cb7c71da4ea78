import { useEffect } from 'react'
import { ACCESS_KEY, readTokens } from './token-storage.ts'
import { setViewer } from './viewer.ts'

/**
 * Takes up the session that the device keeps, in this tab and along with all others. Who has none loads none of what a
 * session needs.
 */
export function useSession(): void {
  useEffect(() => {
    const follow = () => {
      if (readTokens()) void import('./session.ts').then((session) => session.resumeSession())
      else setViewer({ state: 'guest' })
    }
    const onStorage = ({ key }: StorageEvent) => (key === ACCESS_KEY || key === null) && follow()
    follow()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
}
