import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import {
  type DraftState,
  ForStaff,
  useContentType,
  useDraftState,
  usePublishedKey,
} from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { filesText as text } from './messages.ts'
import './grid/files-grid.css'
import './grid/files-grid-narrow.css'
import './files-table.css'
import { headOf, loadTable } from './store/tables.ts'

interface TableDraftProps {
  table: string
  /** @param head the entry with the title of the table */
  children: (head: DraftState) => ReactNode
}

/** The drafts of a table, for editors only. */
export function TableDraft({ table, children }: TableDraftProps) {
  return (
    <div className="files-page">
      <ForStaff>
        <Loaded table={table}>{children}</Loaded>
      </ForStaff>
    </div>
  )
}

function Loaded({ table, children }: TableDraftProps) {
  // Edit mode registers the content types when it has loaded.
  const type = useContentType(table.split('/')[0] ?? '')
  const head = useDraftState(headOf(table))
  const [loading, setLoading] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    if (type === undefined) return
    setLoading('loading')
    loadTable(table).then(
      () => setLoading('loaded'),
      () => setLoading('failed'),
    )
  }, [type, table, tries])
  const published = usePublishedKey(headOf(table))
  const navigate = useNavigate()
  useEffect(() => {
    if (published) void navigate(filesPath(`${published.kind}/${published.entry}`), { replace: true })
  }, [published, navigate])
  if (head && loading === 'loaded') return children(head)
  if (loading === 'loading' || published) return <Skeleton label={text.loading} />
  if (loading === 'loaded')
    return (
      <EmptyState to="/admin" action={text.toDo}>
        {text.notFound}
      </EmptyState>
    )
  return (
    <p role="alert">
      {text.failed} <Button onClick={() => setTries(tries + 1)}>{text.tryAgain}</Button>
    </p>
  )
}
