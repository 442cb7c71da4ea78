import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#core/client.ts'
import { fieldAt } from '#core/content-path.ts'
import { formatAgo, formatCount, formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { EntryState } from '../../contract.ts'
import { useReload } from '../admin/LoadedContent.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { editing } from '../client.ts'
import { targetOf } from '../sheet/edit-request.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { hasPage, openSheet } from '../sheet/selection.ts'
import { clockOf, plannedTime, useZone } from '../sheet/times.ts'
import { useTask } from '../use-task.ts'
import { checkDraft } from './checked-drafts.ts'
import { changesOf, type DraftState } from './draft-state.ts'
import { elsewhere, flushDrafts, hasDraft, idOf, replaceEntry } from './draft-store.ts'
import { type EntryAction, EntryActions, notice } from './EntryActions.tsx'
import { takeOver } from './editing-window.ts'
import { barText as words } from './messages.ts'

const NOT_FOUND = 404

interface DraftLineProps {
  state: DraftState
  /** Drafts that are published with this one. */
  others: readonly DraftState[]
  /** Opens the dialog; `later` starts with 'At a time'. */
  onPublish: (when: 'now' | 'later') => void
}

/** Where the text of an entry is: one thing at a time, the most urgent first. */
export function DraftLine({ state, others, onPublish }: DraftLineProps) {
  const { type, server, status, conflicts } = state
  const promptLogin = usePromptLogin()
  const since = elsewhere.useStore((all) => all.get(idOf(server)))
  const save = () => flushDrafts(server)
  const [conflict] = conflicts
  if (since)
    return (
      <BarLine mark="warning" title={words.elsewhere} detail={words.elsewhereSince(clockOf(since))}>
        <button type="button" className="edit-button" onClick={() => takeOver(server)}>
          {words.takeOver}
        </button>
      </BarLine>
    )
  if (conflict) {
    const { author, saved_at } = server.draft ?? {}
    const label = fieldAt(type, conflict.path)?.label.toLowerCase() ?? ''
    const detail = words.safe(author?.name || words.someone, label, saved_at ? formatAgo(saved_at) : '')
    return (
      <BarLine mark="error" title={formatCount(conflicts.length, words.conflicts)} detail={detail}>
        <Button variant="primary" onClick={() => openSheet(targetOf(state, conflict.path))}>
          {words.showConflict}
        </Button>
      </BarLine>
    )
  }
  if (status.kind === 'offline')
    return (
      <BarLine mark="warning" title={words.because(words.notSaved)} detail={<RetryIn {...status} />}>
        <Button onClick={save}>{words.tryNow}</Button>
      </BarLine>
    )
  if (status.kind === 'signed-out')
    return (
      <BarLine mark="warning" title={words.because(words.signedOut)} detail={words.keptHere}>
        <Button variant="primary" onClick={() => promptLogin(save)}>
          {words.signIn}
        </Button>
      </BarLine>
    )
  if (status.kind === 'rejected')
    return (
      <BarLine mark="error" title={words.because(words.rejected)} detail={status.message}>
        <Button onClick={save}>{words.tryNow}</Button>
        <Actions server={server} hasDraft />
      </BarLine>
    )
  if (status.kind === 'gone') return <BarLine mark="warning" title={words.gone} detail={words.goneDetail} />
  if (!hasDraft(state)) return <PublishedLine state={state} />
  if (server.draft?.failure) return <FailedPlanLine state={state} onPublish={onPublish} />
  return <SavedDraftLine state={state} others={others} onPublish={onPublish} />
}

interface BarLineProps {
  mark: 'done' | 'draft' | 'waiting' | 'error' | 'warning'
  title: string
  detail: ReactNode
  /** Screen readers do not announce it, e.g. that a save has begun. */
  isQuiet?: boolean
  children?: ReactNode
}

/** One state, then what to do. */
export function BarLine({ mark, title, detail, isQuiet = false, children }: BarLineProps) {
  return (
    <>
      <p className="edit-bar-state" aria-live={isQuiet ? 'off' : 'polite'}>
        <StateMark kind={mark} />
        <b>{title}</b> <span className="quiet">{detail}</span>
      </p>
      <div className="edit-bar-actions">{children}</div>
    </>
  )
}

/** 'next try in 8 seconds', counting down; the seconds are not announced. */
function RetryIn({ retryAtMs, isServerFull }: { retryAtMs: number; isServerFull: boolean }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((retryAtMs - now) / 1000))
  return (
    <>
      {isServerFull ? words.serverFull : words.noConnection}{' '}
      <span aria-live="off">{words.nextTry(formatCount(seconds, words.seconds))}</span>
    </>
  )
}

function PublishedLine({ state: { server, changedBy } }: { state: DraftState }) {
  const { version } = server
  const facts = version ? words.version(version.number, formatLocalDate(new Date(version.at))) : words.unchanged
  const detail = changedBy ? `${facts} · ${words.changedBy(changedBy.name, clockOf(changedBy.at))}` : facts
  return (
    <BarLine mark="done" title={words.published} detail={detail}>
      <Link className="edit-button wide-only" to={versionsPath(server)}>
        {words.versions}
      </Link>
      <Actions server={server} hasDraft={false} />
    </BarLine>
  )
}

/** The planned publication could not happen. */
function FailedPlanLine({ state, onPublish }: Omit<DraftLineProps, 'others'>) {
  const [problem] = state.server.draft?.failure ?? []
  const showError = () => {
    void checkDraft(state)
    openSheet(targetOf(state, problem?.path ?? []), problem?.path.at(-1))
  }
  return (
    <BarLine mark="error" title={words.because(words.notPublished)} detail={words.planFailed(problem?.message ?? '')}>
      {problem && (
        <button type="button" className="edit-button wide-only" onClick={showError}>
          {words.showError}
        </button>
      )}
      <Button variant="primary" onClick={() => onPublish('now')}>
        {words.publish}
      </Button>
    </BarLine>
  )
}

function SavedDraftLine({ state, others, onPublish }: DraftLineProps) {
  const { server, status, changedBy } = state
  const zone = useZone()
  const changes = server.published && (
    <>
      <Link className="edit-bar-link" to={versionsPath(server)}>
        {formatCount(changesOf(state).length, words.changes)}
      </Link>
      {others.length > 0 && (
        <span className="wide-only"> · {words.alsoIn(formatCount(others.length, words.sections))}</span>
      )}
    </>
  )
  const { publish_at, planned_at, planned_revision, revision } = server.draft ?? {}
  if (publish_at) {
    // The draft has changed since it was planned. The plan keeps the planned text.
    const since = planned_at && planned_revision !== revision ? planned_at : undefined
    const title = words.planned(plannedTime(publish_at, zone))
    const asItWas = since && words.asItWas(clockOf(since))
    const detail = (
      <>
        {asItWas}
        {asItWas && changes && ' · '}
        {changes}
      </>
    )
    return (
      <BarLine mark="waiting" title={title} detail={detail}>
        <button type="button" className="edit-button wide-only" onClick={() => onPublish('later')}>
          {since ? words.planAgain : words.changeTime}
        </button>
        <StopPlan servers={[state, ...others].map((draft) => draft.server)} />
        <Actions server={server} hasDraft />
        <Button variant="primary" onClick={() => onPublish('now')}>
          {words.publishNow}
        </Button>
      </BarLine>
    )
  }
  const ownSave = server.draft ? words.saved(clockOf(server.draft.saved_at)) : ''
  const saved = changedBy ? words.changedBy(changedBy.name, clockOf(changedBy.at)) : ownSave
  const isSaved = status.kind === 'saved'
  return (
    <BarLine
      mark="draft"
      title={words.draft}
      detail={
        <>
          {isSaved ? saved : words.saving}
          {changes && ' · '}
          {changes}
        </>
      }
      isQuiet={!isSaved}
    >
      <Link className="edit-button wide-only" to={versionsPath(server)}>
        {words.compare}
      </Link>
      <button type="button" className="edit-button wide-only" onClick={() => onPublish('later')}>
        {words.schedule}
      </button>
      <Actions server={server} hasDraft />
      <Button variant="primary" onClick={() => onPublish('now')}>
        {words.publish}
      </Button>
    </BarLine>
  )
}

function Actions({ server, hasDraft: isDraft }: { server: EntryState; hasDraft: boolean }) {
  const reload = useReload()
  const navigate = useNavigate()
  const finish = (kind: EntryAction, before: EntryState) => {
    if (kind !== 'discard' && hasPage(before)) {
      // Where the draft is, or where 'Undo' is: the page is gone.
      void navigate(kind === 'trash' ? '/admin/trash' : '/admin')
      return
    }
    notice.set(kind === 'unpublish' ? { kind } : { kind, before })
    if (kind !== 'discard') void reload()
  }
  return <EntryActions server={server} hasDraft={isDraft} onDone={finish} />
}

function StopPlan({ servers }: { servers: readonly EntryState[] }) {
  const { isBusy, failure, run } = useTask()
  const stop = async () => {
    for (const server of servers.filter(({ draft }) => draft?.publish_at)) {
      try {
        replaceEntry({ ...server, draft: await editing.cancelSchedule(memberTransport(), { params: server }) })
      } catch (error) {
        // The plan was carried out meanwhile: the bar then says what is public.
        if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error
        replaceEntry(await editing.getEntry(memberTransport(), { params: server }))
      }
    }
  }
  return (
    <>
      {failure && <small role="alert">{failure}</small>}
      <button
        type="button"
        className="edit-button"
        aria-busy={isBusy || undefined}
        onClick={() => void run(stop, words.notStopped)}
      >
        {words.stop}
      </button>
    </>
  )
}
