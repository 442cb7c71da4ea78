import { useCallback, useEffect, useState } from 'react'
import { ApiError, type Transport } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'

export type Loaded<T> = { state: 'loading' | 'failed' } | { state: 'loaded'; data: T }

const UNAUTHORIZED = 401

/**
 * Loads something for a member. After the end of a session it asks for a login and loads again.
 * @param load changes when something else has to be loaded
 */
export function useLoaded<T>(load: (api: Transport) => Promise<T>): Loaded<T> & { reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const promptLogin = usePromptLogin()
  const reload = useCallback(() => setTries((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    const ending = new AbortController()
    load(memberTransport(ending.signal)).then(
      (data) => ending.signal.aborted || setLoaded({ state: 'loaded', data }),
      (error: unknown) => {
        if (ending.signal.aborted) return
        setLoaded({ state: 'failed' })
        if (error instanceof ApiError && error.status === UNAUTHORIZED) promptLogin(reload)
      },
    )
    return () => ending.abort()
  }, [load, tries, promptLogin, reload])
  return { ...loaded, reload }
}
