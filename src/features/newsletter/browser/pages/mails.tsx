import { useCallback } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { hasAccess } from '#core/roles.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { LoadedPage } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta, useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { FilterList } from '#ui/search/FilterList.tsx'
import { BounceList } from '../mail/BounceList.tsx'
import { MAIL_PATH, MailList, useNewMail } from '../mail/MailList.tsx'
import { listText as text } from '../mail/messages.ts'
import { mails } from '../mail-client.ts'
import '../mail/mail.css'

const PAGE_SIZE = 20
const LISTS = ['newsletter', 'occasional'] as const

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, MAIL_PATH)
}

/** Newsletters and updates, and addresses that came back. `?show=` filters, `?page=` turns. */
export default function MailsPage() {
  const [query] = useSearchParams()
  const { user } = useViewer()
  const show = query.get('show')
  const list = LISTS.find((each) => each === show)
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? 1)) || 1)
  const load = useCallback(
    (api: Transport) => mails.listMails(api, { query: { page, page_size: PAGE_SIZE, ...(list && { list }) } }),
    [list, page],
  )
  const isAdmin = user !== undefined && hasAccess(user.role, 'admin')
  const showsBounces = isAdmin && show === 'bounces'
  const pageAddress = (to: number) => `${MAIL_PATH}?${new URLSearchParams({ ...(show && { show }), page: String(to) })}`
  return (
    <LoadedPage title={text.title} load={load}>
      {({ results, count, counts }) => (
        <div className="index-layout to-do">
          <div className="to-do-side">
            <NewMail />
            <FilterList
              label={text.show}
              items={[
                { name: text.all, to: MAIL_PATH, current: !list && !showsBounces },
                ...LISTS.map((each) => ({
                  name: text.lists[each],
                  to: `${MAIL_PATH}?show=${each}`,
                  count: counts[each],
                  current: each === list,
                })),
                ...(isAdmin
                  ? [
                      {
                        name: text.bounces,
                        to: `${MAIL_PATH}?show=bounces`,
                        count: counts.bounces,
                        current: showsBounces,
                      },
                    ]
                  : []),
              ]}
            >
              <p className="mail-readers">{text.readerCount(counts.readers)}</p>
            </FilterList>
          </div>
          <div className="to-do-main">
            {showsBounces ? (
              <BounceList page={page} pageAddress={pageAddress} />
            ) : (
              <>
                <MailList rows={results} />
                <Pager page={page} pages={Math.ceil(count / PAGE_SIZE)} pageAddress={pageAddress} />
                <p className="mail-account">{text.account}</p>
              </>
            )}
          </div>
        </div>
      )}
    </LoadedPage>
  )
}

function NewMail() {
  const start = useNewMail()
  const { isBusy, failure, run } = useTask()
  return (
    <div>
      <p className="row">
        <Button
          variant="primary"
          busy={isBusy}
          onClick={() => void run(() => start({ list: 'newsletter' }), text.notStarted)}
        >
          {text.newNewsletter}
        </Button>
        <button
          type="button"
          className="edit-button"
          onClick={() => void run(() => start({ list: 'occasional' }), text.notStarted)}
        >
          {text.newUpdate}
        </button>
      </p>
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
