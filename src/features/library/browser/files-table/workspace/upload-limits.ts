import { useEffect, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { uploads } from '#features/uploads/browser/client.ts'

export interface UploadLimits {
  maxBytes: number
  endings: readonly string[]
}

/** What the server accepts; undefined until it has answered. It checks each file again. */
export function useUploadLimits(): UploadLimits | undefined {
  const [limits, setLimits] = useState<UploadLimits>()
  useEffect(() => {
    const ending = new AbortController()
    uploads.getUploadLimits(memberTransport(ending.signal), {}).then(
      ({ max_bytes, endings }) => setLimits({ maxBytes: max_bytes, endings }),
      // Without limits the server alone refuses files.
      () => undefined,
    )
    return () => ending.abort()
  }, [])
  return limits
}

/** For a file input. */
export function acceptOf(limits: UploadLimits | undefined): string {
  return (limits?.endings ?? []).map((ending) => `.${ending}`).join(',')
}
