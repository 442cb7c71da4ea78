import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyValue } from '#core/content-type.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryState } from '../../contract.ts'
import { replaceEntry } from '../bar/draft-store.ts'
import { editing } from '../client.ts'

interface VersionActions {
  save: (value: AnyValue) => Promise<void>
  restore: (number: number) => Promise<void>
  hasFailed: boolean
}

/** What can be done on the page of versions; afterwards it shows the draft, or the newest version. */
export function useVersionActions(
  server: EntryState,
  { path, onChanged }: { path: string; onChanged: () => void },
): VersionActions {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const params = { kind: server.kind, entry: server.entry }
  const revision = server.draft?.revision ?? 0
  const run = async (work: () => Promise<EntryState>) => {
    setFailed(false)
    try {
      replaceEntry(await work())
      await navigate(path)
      onChanged()
    } catch {
      setFailed(true)
    }
  }
  return {
    hasFailed,
    save: (value) =>
      run(async () => {
        const input = { revision, version: server.version?.number ?? 0, value }
        return { ...server, value, draft: await editing.saveDraft(memberTransport(), { params, input }) }
      }),
    restore: (number) =>
      run(() => editing.restoreVersion(memberTransport(), { params: { ...params, number }, input: { revision } })),
  }
}
