import { useCallback } from 'react'
import { ApiError } from '#core/client.ts'
import { usePromptLogin } from '#ui/login-prompt.ts'

const UNAUTHORIZED = 401

/** Does something for a member; when the session has ended it asks to log in, and does it then. */
export function useWhileLoggedIn(): (work: () => Promise<void>) => Promise<void> {
  const promptLogin = usePromptLogin()
  return useCallback(
    async (work) => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== UNAUTHORIZED) throw error
        await new Promise<void>((resolve, reject) =>
          promptLogin(
            () => work().then(resolve, reject),
            () => reject(error),
          ),
        )
      }
    },
    [promptLogin],
  )
}
