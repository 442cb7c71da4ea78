import { useCallback } from 'react'
import type { MetaArgs } from 'react-router'
import { formatCount } from '#core/format.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { adminText } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import { editing } from '../client.ts'
import '../admin/to-do.css'
import { trashText as text } from '../admin/messages.ts'
import { TrashRow } from '../admin/TrashRow.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, adminText.trash, '/admin/trash')
}

/** Drafts and entries of the last 30 days that can be restored. */
export default function TrashPage() {
  return (
    <AdminPage title={adminText.trash}>
      <AdminTabs />
      <Trash />
    </AdminPage>
  )
}

function Trash() {
  const loaded = useLoaded(useCallback((api) => editing.listTrash(api), []))
  return (
    <LoadedContent loaded={loaded}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState to="/admin" action={adminText.title}>
            {text.empty}
          </EmptyState>
        ) : (
          <section className="to-do-group trash">
            <header>
              <h2>{formatCount(results.length, text.things)}</h2>
              <span>{text.hint}</span>
            </header>
            <ul>
              {results.map((item) => (
                <TrashRow key={`${item.kind} ${item.entry}`} item={item} />
              ))}
            </ul>
          </section>
        )
      }
    </LoadedContent>
  )
}
