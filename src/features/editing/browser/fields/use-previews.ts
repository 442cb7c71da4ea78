import { useEffect } from 'react'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { uploads } from '#features/uploads/browser/client.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { addDraftFiles } from '../bar/draft-store.ts'

const POLL_MS = 2000

/** Asks for the files of an entry whose previews are being made until they have one. */
export function usePreviews({ kind, entry }: EntryKey, files: readonly FileInfo[]): void {
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
        addDraftFiles({ kind, entry }, infos)
    }
    // Without a connection the next question is asked all the same.
    const timer = setInterval(() => void ask().catch(() => undefined), POLL_MS)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [kind, entry, waiting])
}
