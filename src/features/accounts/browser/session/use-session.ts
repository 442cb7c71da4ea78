import { useEffect } from 'react'
import { ACCESS_KEY, readTokens } from './token-storage.ts'
import { setViewer } from './viewer.ts'

const load = () => import('./session.ts')

/**
 * Resumes the stored session in this tab and follows logins and logouts in other tabs. A guest does not load the code of
 * sessions.
 */
export function useSession(): void {
  useEffect(() => {
    const follow = () => {
      if (readTokens()) void load().then((session) => session.resumeSession())
      else setViewer({ state: 'guest' })
    }
    const onStorage = ({ key }: StorageEvent) => (key === ACCESS_KEY || key === null) && follow()
    follow()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
}
