import { useEffect } from 'react'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { valueOfServer } from '#features/editing/browser/bar/draft-state.ts'
import { wordsOf } from '#features/editing/browser/compare/words-of.ts'
import { StateMark } from '#features/editing/browser/sheet/StateMark.tsx'
import type { EntryState } from '#features/editing/contract.ts'
import { withDraft } from '#ui/editing/edit-mode.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { EDITABLE_CONTENT } from '../editing/content.ts'
import { text } from './messages.ts'
import './preview.css'
import { findPage, usePreview } from './use-preview.ts'

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.description, path: '/preview', hidden: true })
}

/** What a preview link opens: the page with the draft, or the fields of a draft without a page. The server stores neither in its cache. */
export default function PreviewPage() {
  const { token = '' } = useParams()
  const { loaded, reload } = usePreview(token)
  const navigate = useNavigate()
  const page = typeof loaded === 'object' ? findPage(loaded) : undefined
  useEffect(() => {
    if (page) void navigate(withDraft(page, token), { replace: true })
  }, [page, token, navigate])
  return (
    <div className="wrap page draft-preview" data-script-now="">
      {(loaded === 'loading' || page) && <Skeleton label={text.loading} />}
      {loaded === 'expired' && (
        <>
          <PageTitle>{text.expired}</PageTitle>
          <EmptyState to="/" action={text.home}>
            {text.expiredHint}
          </EmptyState>
        </>
      )}
      {loaded === 'failed' && (
        <p role="alert">
          {text.failed} <Button onClick={reload}>{text.tryAgain}</Button>
        </p>
      )}
      {typeof loaded === 'object' && !page && <DraftFields state={loaded} />}
    </div>
  )
}

/** A draft that no page for readers shows, e.g. a synonym: its fields that are not empty. */
function DraftFields({ state }: { state: EntryState }) {
  const type = EDITABLE_CONTENT.types.find(({ kind }) => kind === state.kind)
  if (type === undefined) return null
  const value = valueOfServer(state.value)
  const fields = Object.entries(type.fields).filter(([name]) => name !== type.titleField && value[name])
  return (
    <>
      <p className="draft-preview-note">
        <StateMark kind="draft" /> {type.name}. {state.draft ? text.draft : text.noDraft}
      </p>
      <PageTitle>{state.title || type.name}</PageTitle>
      {fields.map(([name, field]) => (
        <section key={name}>
          <h2>{field.label}</h2>
          {field.type === 'html' ? <Prose html={String(value[name])} /> : <p>{wordsOf(field, value[name], state)}</p>}
        </section>
      ))}
    </>
  )
}
