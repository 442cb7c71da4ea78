import { useState } from 'react'
import { SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { text } from '../messages.ts'
import { failureOf } from './bar/draft-saver.ts'

interface Task {
  isBusy: boolean
  /** Why the last run failed, as a sentence. */
  failure: string | undefined
  /** Runs what a button does, unless it is running; again after a login if the session has ended. @param otherwise the sentence when the server gives no reason */
  run: (act: () => Promise<unknown>, otherwise: string) => Promise<void>
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const promptLogin = usePromptLogin()
  const run = async (act: () => Promise<unknown>, otherwise: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(failureOf(error, otherwise))
      if (!(error instanceof SessionEnded)) return
      setFailure(text.signedOut)
      promptLogin(() => void run(act, otherwise))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
