import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PromptLogin } from '#ui/login-prompt.ts'
import { reloadPage } from '#ui/reload-page.ts'

/** The dialogs that any page may open; each is fetched when it is first wanted. */
const LOADS = {
  login: () => import('#features/accounts/browser/components/LoginDialog.tsx'),
  contact: () => import('./ContactDialog.tsx'),
  feedback: () => import('#features/feedback/browser/components/FeedbackDialog.tsx'),
}
export type DialogName = keyof typeof LOADS

/** Fetches a dialog before it is shown. @throws where the network fails */
export function loadDialog(name: DialogName): Promise<unknown> {
  return LOADS[name]()
}

/**
 * Which dialog is open, which have been, and how to open and close them. A dialog that can't be fetched is said to be missing. One that leads
 * to another page stays behind.
 */
export function useDialogs() {
  const [open, setOpen] = useState<DialogName>()
  const [opened, setOpened] = useState<ReadonlySet<DialogName>>(new Set())
  const [isMissing, setMissing] = useState(false)
  const { pathname } = useLocation()
  const [page, setPage] = useState(pathname)
  if (page !== pathname) {
    setPage(pathname)
    setOpen(undefined)
  }
  const waiting = useRef<{ then?: (() => void) | undefined; otherwise?: (() => void) | undefined }>({})

  const missed = useRef<DialogName>(undefined)
  const show = useCallback(async (name: DialogName) => {
    setMissing(false)
    await LOADS[name]().then(
      () => {
        setOpen(name)
        setOpened((before) => new Set(before).add(name))
      },
      () => {
        if (missed.current === name) void reloadPage()
        missed.current = name
        setMissing(true)
      },
    )
  }, [])
  const promptLogin = useCallback<PromptLogin>(
    (then, otherwise) => {
      waiting.current = { then, otherwise }
      void show('login')
    },
    [show],
  )
  const close = useCallback(() => {
    setOpen(undefined)
    const { otherwise } = waiting.current
    waiting.current = {}
    otherwise?.()
  }, [])
  const loggedIn = useCallback(() => {
    setOpen(undefined)
    const { then } = waiting.current
    waiting.current = {}
    then?.()
  }, [])
  return { open, opened, isMissing, show, promptLogin, close, loggedIn }
}
