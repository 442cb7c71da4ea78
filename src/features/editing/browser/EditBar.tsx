import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { changesOf } from '#core/content-changes.ts'
import { formatCount, formatDate, formatLocalTime } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { barText as words } from '../messages.ts'
import { editing } from './client.ts'
import { type DraftState, valueOfServer } from './drafts/draft-state.ts'
import { flushDrafts, hasDraft, replaceEntry, useDraftState } from './drafts/draft-store.ts'
import { clockOf } from './page/clock-of.ts'
import { StateMark } from './page/StateMark.tsx'
import { openSheet, selection } from './page/selection.ts'
import { targetOf } from './page/target-of.ts'

const PublishDialog = lazy(() => import('./publish/PublishDialog.tsx'))

interface EditBarProps {
  /** The editor has tried to publish: fields that are empty show their errors. */
  onTry: () => void
}

/** The state of the draft, and what to do next. It is the only place for messages about saving. */
export function EditBar({ onTry }: EditBarProps) {
  const entry = selection.useStore((current) => current.entry)
  const state = useDraftState(entry)
  const [isPublishing, setPublishing] = useState(false)
  if (state === undefined) return null
  const publish = () => {
    flushDrafts(state.server)
    onTry()
    setPublishing(true)
  }
  return (
    <section className="edit-bar" aria-label={words.label}>
      <BarContent state={state} onPublish={publish} />
      {isPublishing && (
        <Suspense>
          <PublishDialog state={state} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
    </section>
  )
}

function BarContent({ state, onPublish }: { state: DraftState; onPublish: () => void }) {
  const { server, status, conflicts } = state
  const promptLogin = usePromptLogin()
  const changes = changesOf(state.type, server.published ? valueOfServer(server.published) : {}, state.value).length
  const count = server.published ? formatCount(changes, words.changes) : ''
  const [conflict] = conflicts
  if (conflict)
    return (
      <Line
        mark="error"
        title={formatCount(conflicts.length, words.conflicts)}
        detail={words.safe(server.draft?.author.name ?? '')}
      >
        <Button variant="primary" onClick={() => openSheet(targetOf(state, conflict.path))}>
          {words.showConflict}
        </Button>
      </Line>
    )
  if (status.kind === 'offline')
    return (
      <Line mark="warning" title={words.notSaved} detail={<Retry atMs={status.retryAtMs} />}>
        <Button onClick={() => flushDrafts(server)}>{words.tryNow}</Button>
      </Line>
    )
  if (status.kind === 'signed-out')
    return (
      <Line mark="warning" title={words.signedOut} detail={words.keptHere}>
        <Button variant="primary" onClick={() => promptLogin(() => flushDrafts(server))}>
          {words.signIn}
        </Button>
      </Line>
    )
  if (status.kind === 'rejected') return <Line mark="error" title={words.rejected} detail={status.message} />
  if (!hasDraft(state)) return <Published state={state} />
  if (server.draft?.publish_at)
    return (
      <Line mark="waiting" title={words.planned(formatLocalTime(server.draft.publish_at))} detail={count}>
        <StopPlan state={state} />
        <Button variant="primary" onClick={onPublish}>
          {words.publishNow}
        </Button>
      </Line>
    )
  const saved = server.draft ? words.saved(clockOf(server.draft.saved_at)) : ''
  return (
    <Line
      mark="draft"
      title={words.draft}
      detail={[status.kind === 'saved' ? saved : words.saving, count].filter(Boolean).join(' · ')}
    >
      <VersionsLink state={state} />
      <Button variant="primary" onClick={onPublish}>
        {words.publish}
      </Button>
    </Line>
  )
}

interface LineProps {
  mark: 'done' | 'draft' | 'waiting' | 'error' | 'warning'
  title: string
  detail: ReactNode
  children?: ReactNode
}

function Line({ mark, title, detail, children }: LineProps) {
  return (
    <>
      <p className="edit-bar-state" aria-live="polite">
        <StateMark kind={mark} />
        <b>{title}</b> <span className="quiet">{detail}</span>
      </p>
      <div className="edit-bar-actions">{children}</div>
    </>
  )
}

function Published({ state }: { state: DraftState }) {
  const { version } = state.server
  const detail = version ? words.version(version.number, formatDate(version.at)) : words.unchanged
  return (
    <Line mark="done" title={words.published} detail={detail}>
      <VersionsLink state={state} />
    </Line>
  )
}

function VersionsLink({ state: { server } }: { state: DraftState }) {
  return (
    <Link className="edit-button" to={`/admin/versions/${server.kind}/${server.entry}`}>
      {words.versions}
    </Link>
  )
}

/** 'next try in 8 seconds', counting down. */
function Retry({ atMs }: { atMs: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((atMs - now) / 1000))
  return words.noConnection(formatCount(seconds, words.seconds))
}

function StopPlan({ state: { server } }: { state: DraftState }) {
  const stop = async () => {
    const params = { kind: server.kind, entry: server.entry }
    const draft = await editing.cancelSchedule(memberTransport(), { params })
    replaceEntry({ ...server, draft })
  }
  return <Button onClick={() => void stop()}>{words.stop}</Button>
}
