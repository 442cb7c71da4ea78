import { type MetaArgs, useSearchParams } from 'react-router'
import { adminText as text } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { LogEntries } from '../log/LogEntries.tsx'
import { LogFilters } from '../log/LogFilters.tsx'
import '../log/log.css'
import { parseLogFilter } from '../log/log-filter.ts'
import '../to-do/to-do.css'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.log, '/admin/log')
}

/** Every change that staff have made, newest first. */
export default function ChangeLogPage() {
  const [query] = useSearchParams()
  const filter = parseLogFilter(query)
  return (
    <AdminPage title={text.log}>
      <AdminTabs />
      <LogFilters filter={filter} />
      <LogEntries filter={filter} />
    </AdminPage>
  )
}
