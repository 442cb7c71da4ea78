import { type MetaArgs, useSearchParams } from 'react-router'
import { adminText as text } from '../../messages.ts'
import { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
import { LogEntries } from '../admin/LogEntries.tsx'
import { LogFilters } from '../admin/LogFilters.tsx'
import '../admin/log.css'
import { parseLogFilter } from '../admin/LogFilters.tsx'
import '../admin/to-do.css'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.log, '/admin/log')
}

/** Every change and decision that staff have made, newest first; moderators see decisions only. */
export default function ChangeLogPage() {
  const [query] = useSearchParams()
  const filter = parseLogFilter(query)
  return (
    <AdminPage title={text.log} may="staff">
      <LogFilters filter={filter} />
      <LogEntries filter={filter} />
    </AdminPage>
  )
}
