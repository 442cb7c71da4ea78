import { useEffect, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { fileText as text } from '../../messages.ts'
import { editing } from '../client.ts'

type Uses = Awaited<ReturnType<typeof editing.listFileUses>>['results']

/** Where readers get a file; it is loaded once somebody wants to know. @param entry the one that is open */
export function FileUses({ fileId, entry }: { fileId: number; entry: EntryKey }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="edit-file-uses" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.whereUsed}</summary>
      {isOpen && <UseList fileId={fileId} entry={entry} />}
    </details>
  )
}

function UseList({ fileId, entry: { kind, entry } }: { fileId: number; entry: EntryKey }) {
  const [uses, setUses] = useState<Uses | 'failed'>()
  useEffect(() => {
    const ending = new AbortController()
    editing.listFileUses(memberTransport(ending.signal), { params: { id: fileId } }).then(
      ({ results }) => setUses(results),
      () => ending.signal.aborted || setUses('failed'),
    )
    return () => ending.abort()
  }, [fileId])
  if (uses === undefined) return <p className="quiet">{text.loading}</p>
  if (uses === 'failed') return <p role="alert">{text.usesFailed}</p>
  return (
    <ul>
      {uses.map((use) => (
        <li key={`${use.kind}/${use.entry}`}>
          {use.kind === kind && use.entry === entry ? text.here(use.title) : <Link to={use.page}>{use.title}</Link>}
        </li>
      ))}
    </ul>
  )
}
