import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type DraftState,
  ForEditors,
  loadEntries,
  useContentType,
  useDraftState,
  usePublishedKey,
} from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { moduleType } from '../../content-types/module.ts'
import { filesText as text } from './messages.ts'
import './grid/files-grid.css'
import './grid/files-grid-narrow.css'
import './module-files.css'
import { filesPath } from './paths.ts'
import { moduleEntry } from './store/row-uploads.ts'

interface ModuleDraftProps {
  entry: string
  children: (state: DraftState) => ReactNode
}

/** The draft of a module, for editors only. */
export function ModuleDraft({ entry, children }: ModuleDraftProps) {
  return (
    <div className="files-page">
      <ForEditors>
        <Loaded entry={entry}>{children}</Loaded>
      </ForEditors>
    </div>
  )
}

function Loaded({ entry, children }: ModuleDraftProps) {
  // Edit mode registers the content types when it has loaded.
  const type = useContentType(moduleType.kind)
  const state = useDraftState(moduleEntry(entry))
  const [loading, setLoading] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    if (type === undefined) return
    setLoading('loading')
    loadEntries([moduleEntry(entry)]).then(
      () => setLoading('loaded'),
      () => setLoading('failed'),
    )
  }, [type, entry, tries])
  const published = usePublishedKey(moduleEntry(entry))
  const navigate = useNavigate()
  useEffect(() => {
    if (published) void navigate(filesPath(published.entry), { replace: true })
  }, [published, navigate])
  if (state) return children(state)
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
