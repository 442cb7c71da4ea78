import { useEffect, useState } from 'react'
import { formatNumber } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { EntryState } from '../../contract.ts'
import { editing } from '../client.ts'
import { actionText as text } from './messages.ts'

type Uses = Awaited<ReturnType<typeof editing.listUses>>['results']

/** What loses something when an entry is taken away. */
export function UseList({ server: { kind, entry } }: { server: EntryState }) {
  const [uses, setUses] = useState<Uses | 'failed'>()
  useEffect(() => {
    editing.listUses(memberTransport(), { params: { kind, entry } }).then(
      ({ results }) => setUses(results),
      () => setUses('failed'),
    )
  }, [kind, entry])
  if (uses === undefined) return <p className="quiet">{text.loading}</p>
  if (uses === 'failed') return <p role="alert">{text.usesFailed}</p>
  if (uses.length === 0) return <p>{text.noUses}</p>
  return (
    <>
      <h3 className="edit-uses-title">{text.uses}</h3>
      <ul>
        {uses.map(({ what, count, page }) => (
          <li key={`${what} ${page}`}>
            {page ? <Link to={page}>{what}</Link> : what}: {formatNumber(count)}
          </li>
        ))}
      </ul>
    </>
  )
}
