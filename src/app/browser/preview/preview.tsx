import { useEffect, useState } from 'react'
import { type MetaArgs, useLocation, useNavigate, useParams } from 'react-router'
import { ApiError } from '#core/client.ts'
import { editing } from '#features/editing/browser/client.ts'
import { createDraftState, valueOfServer } from '#features/editing/browser/drafts/draft-state.ts'
import { idOf } from '#features/editing/browser/drafts/draft-store.ts'
import { applyDrafts } from '#features/editing/browser/page/page-drafts.ts'
import { registerContent } from '#features/editing/browser/registry.ts'
import type { EntryState } from '#features/editing/contract.ts'
import { previewedDraft } from '#ui/editing/edit-mode.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { EDITABLE_CONTENT } from '../editing/content.ts'
import { DraftValue } from './DraftValue.tsx'
import { text } from './messages.ts'
import './preview.css'

const NOT_FOUND = 404

type Loaded = EntryState | 'loading' | 'expired' | 'failed'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.description, path: '/preview', hidden: true })
}

/** A draft for a person without an account who opens a preview link. The browser renders it, so no cache of the server stores it. */
export default function PreviewPage() {
  const { loaded, reload } = usePreview()
  return (
    <div className="wrap page draft-preview" data-script-now="">
      {loaded === 'loading' && <Skeleton label={text.loading} />}
      {loaded === 'expired' && (
        <EmptyState to="/" action={text.home} hint={text.expiredHint}>
          {text.expired}
        </EmptyState>
      )}
      {loaded === 'failed' && (
        <p role="alert">
          {text.failed} <Button onClick={reload}>{text.tryAgain}</Button>
        </p>
      )}
      {typeof loaded === 'object' && <Preview state={loaded} />}
    </div>
  )
}

function Preview({ state }: { state: EntryState }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const type = EDITABLE_CONTENT.types.find(({ kind }) => kind === state.kind)
  // Another link, or none, shows what readers see.
  useEffect(() => previewedDraft.set(undefined), [])
  if (type === undefined) return null
  const page = state.draft && isForReaders(state.page) ? state.page : undefined
  const showPage = (to: string) => {
    registerContent(EDITABLE_CONTENT)
    const drafts = new Map([[idOf(state), createDraftState(type, state)]])
    previewedDraft.set({ link: pathname, apply: applyDrafts(drafts) })
    void navigate(to)
  }
  return (
    <>
      <p className="draft-preview-note">{state.draft ? text.draft(type.name) : text.published(type.name)}</p>
      <PageTitle>{state.title || type.name}</PageTitle>
      {page && (
        <p>
          <Button variant="primary" onClick={() => showPage(page)}>
            {text.onPage}
          </Button>
        </p>
      )}
      <DraftValue
        fields={type.fields}
        value={valueOfServer(state.value)}
        references={state}
        titleField={type.titleField}
      />
    </>
  )
}

/** Synonyms and the list of notices are on pages of editors. */
function isForReaders(page: string | null): page is string {
  return page !== null && !page.startsWith('/admin')
}

function usePreview(): { loaded: Loaded; reload: () => void } {
  const { token = '' } = useParams()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    const ending = new AbortController()
    editing.getPreview(browserTransport(ending.signal), { params: { token } }).then(setLoaded, (error: unknown) => {
      if (ending.signal.aborted) return
      setLoaded(error instanceof ApiError && error.status === NOT_FOUND ? 'expired' : 'failed')
    })
    return () => ending.abort()
  }, [token, tries])
  return { loaded, reload: () => setTries((count) => count + 1) }
}
