import type { MetaArgs } from 'react-router'
import { formatCount } from '#core/format.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { adminText } from '../../messages.ts'
import { adminMeta } from '../admin/AdminPage.tsx'
import { trashText as text } from '../admin/messages.ts'
import { TrashRow } from '../admin/TrashRow.tsx'
import { editing } from '../client.ts'
import { LoadedPage } from '../components/LoadedPage.tsx'
import '../admin/to-do.css'

export function meta(args: MetaArgs) {
  return adminMeta(args, adminText.trash, '/admin/trash')
}

/** Drafts and entries of the last 30 days that can be restored. */
export default function TrashPage() {
  return (
    <LoadedPage title={adminText.trash} load={editing.listTrash}>
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
    </LoadedPage>
  )
}
