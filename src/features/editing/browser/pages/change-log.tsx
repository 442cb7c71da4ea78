import { useCallback } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { formatLocalTime } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { SearchForm } from '#ui/search/SearchForm.tsx'
import { auditActions, adminText as text } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent } from '../admin/LoadedContent.tsx'
import { useLoaded } from '../admin/use-loaded.ts'
import { editing } from '../client.ts'

const PATH = '/admin/log'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.log, PATH)
}

/** Every change that staff have made, newest first. */
export default function ChangeLogPage() {
  const [query] = useSearchParams()
  const search = query.get('search')?.trim() ?? ''
  const page = Math.max(1, Number(query.get('page')) || 1)
  return (
    <AdminPage title={text.log}>
      <AdminTabs />
      <SearchForm
        action={PATH}
        name="search"
        label={text.searchLog}
        placeholder={text.searchLog}
        defaultValue={search}
      />
      <Entries search={search} page={page} />
    </AdminPage>
  )
}

function Entries({ search, page }: { search: string; page: number }) {
  const loaded = useLoaded(useCallback((api) => editing.listAudit(api, { query: { search, page } }), [search, page]))
  const pagePath = (number: number) => `${PATH}?${new URLSearchParams({ search, page: String(number) })}`
  return (
    <LoadedContent loaded={loaded}>
      {({ results, next, previous }) => (
        <>
          {results.length === 0 && <p>{text.noEntries}</p>}
          <ol className="admin-log">
            {results.map(({ id, at, by, action, kind, kind_name, entry, title, detail }) => (
              <li key={id}>
                <span className="quiet">{formatLocalTime(at)}</span>
                <span>
                  {`${by?.name ?? text.server}: ${actionText(action)} `}
                  {entry ? <Link to={`/admin/versions/${kind}/${entry}`}>{title || text.untitled}</Link> : title}
                  <small>{[kind_name, detail].filter(Boolean).join(' · ')}</small>
                </span>
              </li>
            ))}
          </ol>
          <p className="row">
            {previous && <Link to={pagePath(page - 1)}>{text.newer}</Link>}
            {next && <Link to={pagePath(page + 1)}>{text.older}</Link>}
          </p>
        </>
      )}
    </LoadedContent>
  )
}

function actionText(action: string): string {
  const sentences: Readonly<Record<string, string>> = auditActions
  return sentences[action] ?? action
}
