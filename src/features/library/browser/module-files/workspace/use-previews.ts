import { useEffect } from 'react'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { addDraftFiles } from '#features/editing/browser/public.ts'
import { uploads } from '#features/uploads/browser/client.ts'
import { keyOfEntry } from '../store/row-uploads.ts'

const POLL_MS = 2000

/** Asks for the files whose previews are being made until they have one. */
export function usePreviews(entry: string, files: readonly FileInfo[]): void {
  const waiting = files
    .filter(({ preview_state }) => preview_state === 'waiting')
    .map(({ id }) => id)
    .join(',')
  useEffect(() => {
    if (waiting === '') return
    const ending = new AbortController()
    const ask = async () => {
      const infos = await uploads.getFileInfos(memberTransport(ending.signal), { query: { ids: waiting } })
      if (!ending.signal.aborted && infos.some((info) => info.preview_state !== 'waiting'))
        addDraftFiles(keyOfEntry(entry), infos)
    }
    // Without a connection the next question is asked all the same.
    const timer = setInterval(() => void ask().catch(() => undefined), POLL_MS)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [entry, waiting])
}
