import { useCallback, useState } from 'react'
import { Form, type MetaArgs, useSearchParams } from 'react-router'
import { hasAccess } from '#core/roles.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import {
  AdminPage,
  adminMeta,
  IconSearch,
  LoadedContent,
  useLoaded,
} from '#features/editing/browser/components/admin.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { FilterList } from '#ui/search/FilterList.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { People } from '../../contract.ts'
import { FILTERS } from '../../views.ts'
import { people } from '../client.ts'
import { InviteDialog } from '../components/InviteDialog.tsx'
import { PeopleTable } from '../components/PeopleTable.tsx'
import { inviteText, listText as text } from '../messages.ts'
import { type PeopleView, parsePeopleView, peoplePath } from '../people-view.ts'
import '../components/people.css'

const PAGE_SIZE = 50

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin/people')
}

export default function PeoplePage() {
  return (
    <AdminPage title={text.title} may="moderator">
      <Content />
    </AdminPage>
  )
}

function Content() {
  const [params] = useSearchParams()
  const view = parsePeopleView(params)
  const path = peoplePath(view)
  const { user } = useViewer()
  // Only administrators see addresses.
  const by = user && hasAccess(user.role, 'admin') ? 'mail' : 'name'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path has all of the view
  const loaded = useLoaded(useCallback((api) => people.listPeople(api, { query: view }), [path]))
  const list = loaded.state === 'loaded' ? loaded.data : undefined
  return (
    <>
      <div className="people-head">
        <p>
          {list && text.facts(list.counts.everyone ?? 0, list.counts.new ?? 0)} <small>{text.order}</small>
        </p>
        {user && hasAccess(user.role, 'admin') && <Invite onSent={loaded.reload} />}
      </div>
      <div className="index-layout people">
        <div className="people-side">
          <Form action="/admin/people" key={path} preventScrollReset>
            <search>
              <div className="search-form icon-search">
                <IconSearch
                  label={text.search[by]}
                  placeholder={text.searchHint[by]}
                  button={text.find}
                  defaultValue={view.search}
                />
              </div>
            </search>
          </Form>
          <FilterList label={text.show} items={filtersOf(view, list)} />
        </div>
        <LoadedContent loaded={loaded}>
          {(data) => <Found list={data} view={view} by={by} onChanged={loaded.reload} />}
        </LoadedContent>
      </div>
    </>
  )
}

function filtersOf(view: PeopleView, list: People | undefined) {
  const shown = FILTERS.filter((show) => show !== 'waiting' || list?.counts.waiting !== undefined)
  return shown.map((show) => {
    const count = list?.counts[show]
    const to = peoplePath({ ...view, show, search: '', page: 1 })
    return { name: text.filters[show], to, current: show === view.show, ...(count !== undefined && { count }) }
  })
}

function Invite({ onSent }: { onSent: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" size="small" onClick={() => setOpen(true)}>
        {inviteText.open}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} onSent={onSent} />}
    </>
  )
}

interface FoundProps {
  list: People
  view: PeopleView
  /** What the search looks at. */
  by: 'name' | 'mail'
  onChanged: () => void
}

function Found({ list, view, by, onChanged }: FoundProps) {
  const { count, results, invitations } = list
  if (results.length + invitations.length === 0)
    return view.search === '' ? (
      <p>{text.none}</p>
    ) : (
      <EmptyState to="/admin/people" action={text.everyone} hint={text.nobodyHint[by]}>
        {text.nobody(view.search)}
      </EmptyState>
    )
  const from = (view.page - 1) * PAGE_SIZE + 1
  return (
    <div>
      <PeopleTable list={list} view={view} onChanged={onChanged} />
      <div className="people-pages">
        {results.length > 0 && <p role="status">{text.range(from, from + results.length - 1, count)}</p>}
        <Pager
          page={view.page}
          pages={Math.ceil(count / PAGE_SIZE)}
          pageAddress={(page) => peoplePath({ ...view, page })}
        />
      </div>
    </div>
  )
}
