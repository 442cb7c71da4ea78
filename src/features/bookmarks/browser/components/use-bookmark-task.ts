import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { NetworkError } from '#ui/browser-transport.ts'
import { formErrorOf } from '#ui/form/form-error.ts'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { pageText as text } from '../../messages.ts'

/** How something ended, and what can be done about it. */
export interface Notice {
  text: string
  isFailure?: boolean
  action?: { label: string; press: () => void }
}

interface Task<T> {
  work: () => Promise<T>
  /** What to say when it is done, if anything. */
  done?: (value: T) => Notice | undefined
  failed: string
}

const UNAUTHORIZED = 401

/** Does changes of the shelf and tells how they ended. A session that has ended is renewed, and the change made then. */
export function useBookmarkTask() {
  const [notice, setNotice] = useState<Notice>()
  const promptLogin = usePromptLogin()
  const run = async <T>(task: Task<T>): Promise<void> => {
    setNotice(undefined)
    try {
      const value = await task.work()
      setNotice(task.done?.(value))
    } catch (error) {
      if (error instanceof ApiError && error.status === UNAUTHORIZED) return promptLogin(() => void run(task))
      setNotice({
        text: validationMessage(error, task.failed),
        isFailure: true,
        action: { label: text.tryAgain, press: () => void run(task) },
      })
    }
  }
  return { notice, run, dismiss: () => setNotice(undefined) }
}

/** What failed, and why where the network or the server says so. */
function validationMessage(error: unknown, failed: string): string {
  if (error instanceof NetworkError) return `${failed}. ${text.noConnection}`.replace('..', '.')
  const isTold = error instanceof ApiError && error.status === 400
  const { message } = formErrorOf(error)
  return isTold && message ? `${failed}. ${message}`.replace('..', '.') : failed
}
