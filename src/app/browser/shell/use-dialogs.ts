import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Intent, PromptLogin } from '#ui/form/login-prompt.ts'
import { reloadPage } from '#ui/page/reload-page.ts'

/** The dialogs that all pages can open; each is fetched on first use. */
const LOADERS = {
  login: () => import('#features/accounts/browser/components/LoginDialog.tsx'),
  contact: () => import('./ContactDialog.tsx'),
  feedback: () => import('#features/feedback/browser/components/FeedbackDialog.tsx'),
}
export type DialogName = keyof typeof LOADERS

/** Something that waits for a login. */
interface Waiting {
  onLogin: (() => void) | undefined
  onCancel: (() => void) | undefined
}

/** Fetches a dialog in advance. @throws without a network */
export function loadDialog(name: DialogName): Promise<unknown> {
  return LOADERS[name]()
}

/**
 * Which dialog is open, which were opened before, and how to open and close them. A navigation closes the dialog. All
 * requests of a page whose session has ended wait for the same login.
 * `hasLoadFailed`: the last one could not be fetched. `intent`: what a guest wanted on this page.
 */
export function useDialogs() {
  const [open, setOpen] = useState<DialogName>()
  const [opened, setOpened] = useState<ReadonlySet<DialogName>>(new Set())
  const [hasLoadFailed, setLoadFailed] = useState(false)
  const [intent, setIntent] = useState<Intent>()
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  if (page !== pathname) {
    setPage(pathname)
    setOpen(undefined)
  }
  const waiting = useRef<Waiting[]>([])
  const takeWaiting = useCallback(() => waiting.current.splice(0), [])
  const cancelLogin = useCallback(() => {
    for (const { onCancel } of takeWaiting()) onCancel?.()
  }, [takeWaiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits belongs to the page that was left
  useEffect(() => cancelLogin, [pathname, cancelLogin])

  const failedDialog = useRef<DialogName>(undefined)
  const show = useCallback(
    async (name: DialogName) => {
      setLoadFailed(false)
      await LOADERS[name]().then(
        // In a transition: React would show the loaded dialog 300 ms after an empty fallback.
        () =>
          startTransition(() => {
            setOpen(name)
            setOpened((names) => new Set(names).add(name))
          }),
        () => {
          if (failedDialog.current === name) void reloadPage()
          failedDialog.current = name
          setLoadFailed(true)
          cancelLogin()
        },
      )
    },
    [cancelLogin],
  )
  const promptLogin = useCallback<PromptLogin>(
    (onLogin, onCancel, intent) => {
      waiting.current.push({ onLogin, onCancel })
      setIntent(intent)
      void show('login')
    },
    [show],
  )
  const close = useCallback(() => {
    setOpen(undefined)
    cancelLogin()
  }, [cancelLogin])
  const loggedIn = useCallback(() => {
    setOpen(undefined)
    for (const { onLogin } of takeWaiting()) onLogin?.()
  }, [takeWaiting])
  return { open, opened, hasLoadFailed, intent, show, promptLogin, close, loggedIn }
}
