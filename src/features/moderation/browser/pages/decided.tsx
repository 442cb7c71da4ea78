import { useCallback } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { formatDate } from '#core/format.ts'
import { AdminPage, adminMeta, LoadedContent, useLoaded } from '#features/editing/browser/components/admin.ts'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { moderation } from '../client.ts'
import { decidedText, memberText, reportsText as text } from '../messages.ts'
import '../components/member-history.css'

const PATH = '/admin/reports/decided'

export function meta(args: MetaArgs) {
  return adminMeta(args, decidedText.title, PATH)
}

/** The decisions of all moderators, newest first. */
export default function DecidedPage() {
  return (
    <AdminPage
      title={decidedText.title}
      may="moderator"
      path={<Breadcrumbs items={[{ name: text.title, to: '/admin/reports' }, { name: decidedText.title }]} />}
    >
      <Decided />
    </AdminPage>
  )
}

function Decided() {
  const [query] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(query.get('page')) || 1))
  const loaded = useLoaded(useCallback((api: Transport) => moderation.listDecided(api, { query: { page } }), [page]))
  return (
    <LoadedContent loaded={loaded}>
      {({ results, next, previous }) => (
        <>
          {results.length === 0 && <p>{decidedText.none}</p>}
          <ul className="member-history">
            {results.map(({ id, at, action, target, reason, by, undone_at, key, member }) => (
              <li key={id}>
                <b>{formatDate(at)}</b>{' '}
                {key ? (
                  <Link to={`/admin/reports?case=${key}`}>{memberText.decision(action, target, reason)}</Link>
                ) : (
                  memberText.decision(action, target, reason)
                )}{' '}
                {undone_at && memberText.undone} {member?.name} <small>{by?.name ?? memberText.commandLine}</small>
              </li>
            ))}
          </ul>
          <p className="decided-pages">
            {previous && <Link to={`${PATH}?page=${page - 1}`}>{decidedText.newer}</Link>}{' '}
            {next && <Link to={`${PATH}?page=${page + 1}`}>{decidedText.older}</Link>}
          </p>
        </>
      )}
    </LoadedContent>
  )
}
