import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, type Transport } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { createStore } from '#ui/store.ts'
import { adminText as text } from '../../messages.ts'

type Loaded<T> = { state: 'loading' } | { state: 'failed'; message: string } | { state: 'loaded'; data: T }
type Reloadable<T> = Loaded<T> & { reload: () => void }

const UNAUTHORIZED = 401

/** Counts the changes after which the page shows old data. */
const changes = createStore(0)

/** Loads what the page shows again, after an editor has changed what readers see. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    changes.set(changes.get() + 1)
    await revalidate()
  }
}

/**
 * Loads something for a member. After the end of a session it asks for a login and loads again.
 * @param load changes when something else has to be loaded
 */
export function useLoaded<T>(load: (api: Transport) => Promise<T>): Reloadable<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [tries, setTries] = useState(0)
  const count = changes.useStore((current) => current)
  const promptLogin = usePromptLogin()
  const reload = useCallback(() => setTries((number) => number + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try and each change loads again
  useEffect(() => {
    const ending = new AbortController()
    load(memberTransport(ending.signal)).then(
      (data) => ending.signal.aborted || setLoaded({ state: 'loaded', data }),
      (error: unknown) => {
        if (ending.signal.aborted) return
        const isOffline = error instanceof NetworkError && !error.slow
        setLoaded({ state: 'failed', message: isOffline ? text.offline : text.failed })
        if (error instanceof ApiError && error.status === UNAUTHORIZED) promptLogin(reload)
      },
    )
    return () => ending.abort()
  }, [load, tries, count, promptLogin, reload])
  return { ...loaded, reload }
}

export function LoadedContent<T>({ loaded, children }: { loaded: Reloadable<T>; children: (data: T) => ReactNode }) {
  if (loaded.state === 'loading') return <Skeleton label={text.loading} />
  if (loaded.state === 'loaded') return children(loaded.data)
  return (
    <p role="alert">
      {loaded.message} <Button onClick={loaded.reload}>{text.tryAgain}</Button>
    </p>
  )
}
