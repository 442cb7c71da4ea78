import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '#core/format.ts'
import { FilterList } from '#ui/search/FilterList.tsx'
import type { Dashboard, DashboardItem } from '../../contract.ts'
import { DASHBOARD_GROUPS, type DashboardGroup } from '../../dashboard-groups.ts'
import { EditablePlaces } from './EditablePlaces.tsx'
import { FindEntry } from './FindEntry.tsx'
import { toDoText as text } from './messages.ts'
import { SiteHealth } from './SiteHealth.tsx'
import { ToDoRow } from './ToDoRow.tsx'
import './to-do.css'

const PATH = '/admin'

/** What waits for an editor, by group, then what can be edited. `?show=late` shows one group. */
export function ToDoList({ dashboard: { results, next_review } }: { dashboard: Dashboard }) {
  const [query] = useSearchParams()
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
        <FindEntry />
        {results.length > 0 && <FilterList label={text.show} items={[all, ...filters]} />}
      </div>
      <div className="to-do-main">
        {!shown && <SiteHealth />}
        {results.length === 0 && <NothingToDo nextReview={next_review} />}
        {(shown ? [shown] : filled).map(({ group, items }) => (
          <Group key={group} group={group} items={items} />
        ))}
        {!shown && <EditablePlaces />}
      </div>
    </div>
  )
}

/** How much there is, below the title. */
export function ToDoCount({ dashboard: { results } }: { dashboard: Dashboard }) {
  const late = results.filter(({ group }) => group === 'late').length
  if (results.length === 0) return null
  return (
    <p className="to-do-count">
      {formatCount(results.length, text.things)}
      {late > 0 && (
        <>
          , <b>{text.late(late)}</b>
        </>
      )}
    </p>
  )
}

function Group({ group, items }: { group: DashboardGroup; items: readonly DashboardItem[] }) {
  const id = useId()
  return (
    <section className="to-do-group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{text.groups[group]}</h2>
        <span>{items.length}</span>
      </header>
      <ul>
        {items.map((item) => (
          <ToDoRow key={`${item.what} ${item.kind} ${item.entry} ${item.file_id} ${item.title}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

function NothingToDo({ nextReview }: { nextReview: Dashboard['next_review'] }) {
  return (
    <section className="to-do-group">
      <header>
        <h2>{text.nothing}</h2>
      </header>
      <p>{text.nothingHint}</p>
      {nextReview && <p>{text.nextReview(nextReview.at, nextReview.title)}</p>}
    </section>
  )
}
