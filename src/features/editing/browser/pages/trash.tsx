import { useCallback, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { formatDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { adminText as text } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent } from '../admin/LoadedContent.tsx'
import { useLoaded } from '../admin/use-loaded.ts'
import { editing } from '../client.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.trash, '/admin/trash')
}

/** Drafts and entries of the last 30 days that can be taken back. */
export default function TrashPage() {
  return (
    <AdminPage title={text.trash}>
      <AdminTabs />
      <Trash />
    </AdminPage>
  )
}

function Trash() {
  const loaded = useLoaded(useCallback((api) => editing.listTrash(api), []))
  const [hasFailed, setFailed] = useState(false)
  const [isDraft, setDraft] = useState(false)
  const takeBack = async (params: { kind: string; entry: string }, what: 'draft' | 'entry') => {
    setFailed(false)
    setDraft(false)
    try {
      if (what === 'draft') await editing.undoDiscard(memberTransport(), { params })
      else setDraft((await editing.untrashEntry(memberTransport(), { params })).published === null)
      loaded.reload()
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {isDraft && (
        <p role="status">
          {text.backAsDraft} <Link to="/admin">{text.title}</Link>
        </p>
      )}
      <LoadedContent loaded={loaded}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState to="/admin" action={text.title}>
              {text.emptyTrash}
            </EmptyState>
          ) : (
            <>
              <p className="quiet">{text.trashHint}</p>
              {hasFailed && <p role="alert">{text.notTakenBack}</p>}
              <ul className="admin-trash">
                {results.map(({ kind, kind_name, entry, title, what, by, at }) => (
                  <li key={`${kind} ${entry}`}>
                    <span>
                      <b>{title || text.untitled}</b>
                      <small>
                        {[what === 'draft' && text.ofDraft, kind_name, by.name, formatDate(at)]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </span>
                    <Button onClick={() => void takeBack({ kind, entry }, what)}>{text.takeBack}</Button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </LoadedContent>
    </>
  )
}
