import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { useForm } from '#ui/form/use-form.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'

const SERVER_ERROR = 500

/** `useForm` that also tells whether the same request may succeed later. */
export function useRetryForm<Name extends string>({ send, ...options }: Parameters<typeof useForm<Name>>[0]) {
  const [isTemporary, setTemporary] = useState(false)
  const form = useForm<Name>({
    ...options,
    send: async (values, idempotencyKey) => {
      setTemporary(false)
      try {
        await send(values, idempotencyKey)
      } catch (error) {
        setTemporary(isTemporaryError(error))
        throw error
      }
    },
  })
  return { ...form, mayRetry: isTemporary && form.message !== undefined }
}

function isTemporaryError(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= SERVER_ERROR)
}
