import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { formErrorOf } from '#ui/form/form-error.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'
import { pageText as text } from '../../messages.ts'

export interface Notice {
  text: string
  isFailure?: boolean
  action?: { label: string; press: () => void }
}

interface Task<T> {
  work: () => Promise<T>
  done?: (value: T) => Notice | undefined
  failed: string
}

const UNAUTHORIZED = 401

/** Runs changes of bookmarks and says how they ended. After the end of the session it asks to log in and tries again. */
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
        text: failureMessage(error, task.failed),
        isFailure: true,
        action: { label: text.tryAgain, press: () => void run(task) },
      })
    }
  }
  return { notice, run, dismiss: () => setNotice(undefined) }
}

function failureMessage(error: unknown, failed: string): string {
  const isRejected = error instanceof ApiError && error.status === 400
  const reason = error instanceof NetworkError ? text.noConnection : isRejected && formErrorOf(error).message
  return reason ? `${failed}. ${reason}`.replace('..', '.') : failed
}
