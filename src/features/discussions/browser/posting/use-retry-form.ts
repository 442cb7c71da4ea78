import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { NetworkError } from '#ui/browser-transport.ts'
import { useForm } from '#ui/form/use-form.ts'

const SERVER_FAULT = 500

/** `useForm`, which also says whether the same, sent again, may arrive. */
export function useSentForm<Name extends string>({ send, ...options }: Parameters<typeof useForm<Name>>[0]) {
  const [mayRetry, setMayRetry] = useState(false)
  const form = useForm<Name>({
    ...options,
    send: async (values, idempotencyKey) => {
      setMayRetry(false)
      try {
        await send(values, idempotencyKey)
      } catch (error) {
        setMayRetry(isPassing(error))
        throw error
      }
    },
  })
  return { ...form, mayRetry: mayRetry && form.message !== undefined }
}

/** It is the network or the server, not what was sent. */
function isPassing(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= SERVER_FAULT)
}
