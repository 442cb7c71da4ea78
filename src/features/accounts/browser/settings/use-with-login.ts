import { useCallback } from 'react'
import { ApiError, type Transport } from '#core/client.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'

const UNAUTHORIZED = 401

/** Calls the API for a member. If the session has ended, asks to log in and calls it again. */
export function useWithLogin(): (call: (transport: Transport) => Promise<void>) => Promise<void> {
  const promptLogin = usePromptLogin()
  return useCallback(
    async (call) => {
      const work = async () => call((await import('../session/member-transport.ts')).memberTransport())
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
