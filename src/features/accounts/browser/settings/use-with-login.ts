import { useCallback } from 'react'
import { ApiError } from '#core/client.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'

const UNAUTHORIZED = 401

/** Runs something for a member. If the session has ended, asks to log in and runs it again. */
export function useWithLogin(): (work: () => Promise<void>) => Promise<void> {
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
