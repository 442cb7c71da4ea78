import { type FormEvent, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '#core/format.ts'
import { READY_PATH, type Readiness } from '#core/health.ts'
import { hasAccess } from '#core/roles.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { FilterList } from '#ui/search/FilterList.tsx'
import type { Dashboard } from '../../contract.ts'
import { DASHBOARD_GROUPS } from '../../dashboard-groups.ts'
import { editing } from '../client.ts'
import { AdminGroup } from '../components/AdminGroup.tsx'
import { usePlaces } from '../registry.ts'
import { requestEditMode } from '../sheet/edit-request.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { IconSearch } from './IconSearch.tsx'
import { LoadedContent, useLoaded } from './LoadedContent.tsx'
import { toDoText as text } from './messages.ts'
import { ToDoRow } from './ToDoRow.tsx'
import { useToDo } from './to-do-store.ts'
import { versionsPath } from './versions-path.ts'

const PATH = '/admin'

/** What waits, by group, then, for editors, what can be edited. `?show=late` shows one group. */
export function ToDoList({ dashboard: { results, next_review: nextReview } }: { dashboard: Dashboard }) {
  const [query] = useSearchParams()
  const { user } = useViewer()
  const isEditor = user !== undefined && hasAccess(user.role, 'editor')
  const groups = DASHBOARD_GROUPS.map((group) => ({ group, items: results.filter((item) => item.group === group) }))
  const filled = groups.filter(({ items }) => items.length > 0)
  const shown = filled.find(({ group }) => group === query.get('show'))
  const filters = filled.map(({ group, items }) => ({
    name: text.groups[group],
    to: `${PATH}?show=${group}`,
    count: items.length,
    current: group === shown?.group,
  }))
  const all = { name: text.everything, to: PATH, count: results.length, current: shown === undefined }
  return (
    <div className="index-layout to-do">
      <div className="to-do-side">
        {isEditor && <FindEntry />}
        {results.length > 0 && <FilterList label={text.show} items={[all, ...filters]} />}
      </div>
      <div className="to-do-main">
        {!shown && user?.role === 'editor' && <SiteHealth />}
        {results.length === 0 && (
          <AdminGroup title={text.nothing}>
            <p>{text.nothingHint}</p>
            {nextReview && <p>{text.nextReview(nextReview.at, nextReview.title)}</p>}
          </AdminGroup>
        )}
        {(shown ? [shown] : filled).map(({ group, items }) => (
          <AdminGroup key={group} title={text.groups[group]} count={items.length}>
            <ul>
              {items.map((item) => (
                <ToDoRow key={`${item.what} ${item.kind} ${item.entry} ${item.file_id} ${item.title}`} item={item} />
              ))}
            </ul>
          </AdminGroup>
        ))}
        {!shown && isEditor && <EditablePlaces />}
      </div>
    </div>
  )
}

/** How much there is, below the title. */
export function ToDoCount() {
  const items = useToDo()
  const late = items.filter(({ group }) => group === 'late').length
  if (items.length === 0) return null
  return (
    <>
      {formatCount(items.length, text.things)}
      {late > 0 && (
        <>
          , <b>{text.late(late)}</b>
        </>
      )}
    </>
  )
}

/** What the person who hosts the site should do soon, and when the last backup was made. Administrators have rows about it. */
function SiteHealth() {
  const loaded = useLoaded(loadHealth)
  if (loaded.state !== 'loaded') return null
  const { warnings, last_backup: lastBackup } = loaded.data
  return (
    <div className="to-do-health">
      {warnings.map((warning) => (
        <p key={warning}>
          <StateMark kind="warning" /> {text.siteWarnings[warning]}
        </p>
      ))}
      {lastBackup !== null && <small>{text.lastBackup(lastBackup)}</small>}
    </div>
  )
}

async function loadHealth(): Promise<Readiness> {
  const response = await fetch(READY_PATH)
  return response.json()
}

function FindEntry() {
  const [search, setSearch] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <div>
      <search>
        <form className="search-form icon-search" onSubmit={submit}>
          <IconSearch label={text.findLabel} placeholder={text.find} button={text.findButton} />
        </form>
      </search>
      {search && <Found search={search} />}
    </div>
  )
}

function Found({ search }: { search: string }) {
  const loaded = useLoaded(useCallback((api) => editing.listEntries(api, { query: { search } }), [search]))
  return (
    <LoadedContent loaded={loaded}>
      {({ results }) =>
        results.length === 0 ? (
          <p role="status">{text.nothingFound}</p>
        ) : (
          <ul className="to-do-found" aria-live="polite">
            {results.map(({ kind, kind_name, entry, title, page, state }) => (
              <li key={`${kind} ${entry}`}>
                <Link to={page ?? versionsPath({ kind, entry })} onClick={requestEditMode} dir="auto">
                  {title || ui.untitledOf(kind_name)}
                </Link>
                <small>{title === kind_name ? text.states[state] : `${kind_name} · ${text.states[state]}`}</small>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedContent>
  )
}

/** What can be changed, with links to the pages on which it is done, and how editing works. */
function EditablePlaces() {
  return (
    <AdminGroup title={text.places}>
      <ul className="to-do-places">
        {usePlaces().map(({ name, to, what }) => (
          <li key={to}>
            <Link to={to} onClick={requestEditMode}>
              {name}
            </Link>
            <small>{what}</small>
          </li>
        ))}
      </ul>
      <Accordion title={text.help}>
        <ul className="to-do-help">
          {text.helpLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Accordion>
    </AdminGroup>
  )
}
