import { useCallback } from 'react'
import type { MetaArgs } from 'react-router'
import { formatCount, formatDate } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { DashboardItem } from '../../contract.ts'
import { DASHBOARD_GROUPS } from '../../dashboard-groups.ts'
import { adminText as text } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { FindEntry } from '../admin/FindEntry.tsx'
import { LoadedContent } from '../admin/LoadedContent.tsx'
import { useLoaded } from '../admin/use-loaded.ts'
import { editing } from '../client.ts'
import { StateMark } from '../page/StateMark.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin')
}

/** What waits for an editor. */
export default function ToDoPage() {
  return (
    <AdminPage title={text.title}>
      <AdminTabs />
      <div className="admin-columns">
        <FindEntry />
        <ToDo />
      </div>
    </AdminPage>
  )
}

function ToDo() {
  const loaded = useLoaded(useCallback((api) => editing.getDashboard(api), []))
  return (
    <LoadedContent loaded={loaded}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState to="/training" action={text.browse}>
            {text.nothing}
          </EmptyState>
        ) : (
          <div>
            <p className="quiet">{formatCount(results.length, text.things)}</p>
            {DASHBOARD_GROUPS.map((group) => (
              <Group key={group} name={text.groups[group]} items={results.filter((item) => item.group === group)} />
            ))}
          </div>
        )
      }
    </LoadedContent>
  )
}

function Group({ name, items }: { name: string; items: readonly DashboardItem[] }) {
  if (items.length === 0) return null
  return (
    <section className="admin-group">
      <h2>
        {name} <span className="quiet">{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.what} ${item.kind} ${item.entry}`}>
            <span className="admin-what">
              <StateMark kind={item.group === 'late' ? 'error' : item.group === 'drafts' ? 'draft' : 'waiting'} />
              {text.what[item.what]}
            </span>
            <span>
              <Link to={item.page ?? `/admin/versions/${item.kind}/${item.entry}`}>{item.title || text.untitled}</Link>
              <small>{[item.at && formatDate(item.at), item.detail].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
