import { useCallback } from 'react'
import type { Transport } from '#core/client.ts'
import { formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { AdminRow } from '#features/editing/browser/components/AdminRow.tsx'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { RowAction, useReload } from '#features/editing/browser/public.ts'
import { Pager } from '#ui/navigation/Pager.tsx'
import type { BouncedAddress } from '../../contract/mails.ts'
import { mails } from '../mail-client.ts'
import { listText as text } from './messages.ts'

const PAGE_SIZE = 20

/** Addresses that came back, for administrators. */
export function BounceList({ page, pageAddress }: { page: number; pageAddress: (page: number) => string }) {
  const load = useCallback(
    (api: Transport) => mails.listBounces(api, { query: { page, page_size: PAGE_SIZE } }),
    [page],
  )
  return (
    <Loaded load={load}>
      {({ count, results }) => (
        <AdminGroup title={text.bounces} count={count}>
          {count === 0 && <p>{text.noBounces}</p>}
          <ul>
            {results.map((address) => (
              <Row key={address.email} address={address} />
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(count / PAGE_SIZE)} pageAddress={pageAddress} />
        </AdminGroup>
      )}
    </Loaded>
  )
}

function Row({ address: { email, type, times, last_at, is_blocked } }: { address: BouncedAddress }) {
  const reload = useReload()
  const tryOnceMore = async () => {
    await mails.tryOnceMore(memberTransport(), { input: { email } })
    await reload()
  }
  return (
    <AdminRow
      mark={is_blocked ? 'error' : 'waiting'}
      state={text.bounceTypes[type]}
      steps={
        is_blocked && type !== 'complaint' && <RowAction name={text.tryOnceMore} title={email} act={tryOnceMore} />
      }
    >
      <b>{email}</b>
      <small>{text.bounced(times, formatLocalDate(new Date(last_at)), is_blocked)}</small>
    </AdminRow>
  )
}
