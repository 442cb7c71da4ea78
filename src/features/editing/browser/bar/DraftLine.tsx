import { useNavigate } from 'react-router'
import { compareValues } from '#core/content-changes.ts'
import { fieldAt } from '#core/content-path.ts'
import { formatAgo, formatCount, formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { EntryState } from '../../contract.ts'
import { useReload } from '../admin/use-loaded.ts'
import { editing } from '../client.ts'
import { targetOf } from '../sheet/edit-request.ts'
import { hasPage, openSheet } from '../sheet/selection.ts'
import { clockOf, plannedTime, useZone } from '../sheet/times.ts'
import { BarLine } from './BarLine.tsx'
import { checkDraft } from './checked-drafts.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { flushDrafts, hasDraft, idOf, replaceEntry } from './draft-store.ts'
import { EntryActions } from './EntryActions.tsx'
import { takeOver } from './editing-window.ts'
import { elsewhere } from './elsewhere.ts'
import type { EntryAction } from './entry-actions.ts'
import { barText as words } from './messages.ts'
import { notice } from './notice.ts'
import { RetryIn } from './RetryIn.tsx'

interface DraftLineProps {
  state: DraftState
  /** Drafts that are published with this one. */
  others: readonly DraftState[]
  /** Opens the dialog; `later` starts with 'At a time'. */
  onPublish: (when: 'now' | 'later') => void
}

/** Where the text of an entry is: one thing at a time, the most urgent first. */
export function DraftLine({ state, others, onPublish }: DraftLineProps) {
  const { server, status, conflicts } = state
  const since = elsewhere.useStore((all) => all.get(idOf(server)))
  if (since) return <ElsewhereLine server={server} since={since} />
  if (conflicts.length > 0) return <ConflictLine state={state} />
  if (status.kind === 'offline' || status.kind === 'signed-out' || status.kind === 'rejected')
    return <UnsavedLine state={state} />
  if (!hasDraft(state)) return <PublishedLine state={state} />
  if (server.draft?.failure) return <FailedPlanLine state={state} onPublish={onPublish} />
  return <SavedDraftLine state={state} others={others} onPublish={onPublish} />
}

function ElsewhereLine({ server, since }: { server: EntryState; since: string }) {
  return (
    <BarLine mark="warning" title={words.elsewhere} detail={words.elsewhereSince(clockOf(since))}>
      <button type="button" className="edit-button" onClick={() => takeOver(server)}>
        {words.takeOver}
      </button>
    </BarLine>
  )
}

function ConflictLine({ state }: { state: DraftState }) {
  const { conflicts, server, type } = state
  const [first] = conflicts
  if (first === undefined) return null
  const title = formatCount(conflicts.length, words.conflicts)
  const label = fieldAt(type, first.path)?.label.toLowerCase() ?? ''
  const detail = words.safe(
    server.draft?.author.name || words.someone,
    label,
    server.draft ? formatAgo(server.draft.saved_at) : '',
  )
  return (
    <BarLine mark="error" title={title} detail={detail}>
      <Button variant="primary" onClick={() => openSheet(targetOf(state, first.path))}>
        {words.showConflict}
      </Button>
    </BarLine>
  )
}

function UnsavedLine({ state: { server, status } }: { state: DraftState }) {
  const promptLogin = usePromptLogin()
  const save = () => flushDrafts(server)
  if (status.kind === 'offline')
    return (
      <BarLine mark="warning" title={words.because(words.notSaved)} detail={<RetryIn atMs={status.retryAtMs} />}>
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
  const reason = status.kind === 'rejected' ? status.message : ''
  return <BarLine mark="error" title={words.because(words.rejected)} detail={reason} />
}

function PublishedLine({ state: { server, changedBy } }: { state: DraftState }) {
  const { version } = server
  const facts = version ? words.version(version.number, formatLocalDate(new Date(version.at))) : words.unchanged
  const detail = changedBy ? `${facts} · ${words.changedBy(changedBy.name, clockOf(changedBy.at))}` : facts
  return (
    <BarLine mark="done" title={words.published} detail={detail}>
      <Link className="edit-button wide-only" to={versionsOf(server)}>
        {words.versions}
      </Link>
      <Actions server={server} hasDraft={false} />
    </BarLine>
  )
}

/** The planned publication could not happen. */
function FailedPlanLine({ state, onPublish }: Omit<DraftLineProps, 'others'>) {
  const { server } = state
  const [problem] = server.draft?.failure ?? []
  const detail = words.planFailed(problem?.message ?? '')
  const showError = () => {
    void checkDraft(state)
    openSheet(targetOf(state, problem?.path ?? []), problem?.path.at(-1))
  }
  return (
    <BarLine mark="error" title={words.because(words.notPublished)} detail={detail}>
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
  const count = compareValues(state.type, server.published ? valueOfServer(server.published) : {}, state.value).length
  const changes = server.published && (
    <>
      <Link className="edit-bar-link" to={versionsOf(server)}>
        {formatCount(count, words.changes)}
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
        {asItWas && changes ? <span className="wide-only"> · {changes}</span> : changes}
      </>
    )
    return (
      <BarLine mark="waiting" title={title} detail={detail}>
        <button type="button" className="edit-button wide-only" onClick={() => onPublish('later')}>
          {since ? words.planAgain : words.changeTime}
        </button>
        <StopPlan servers={[state, ...others].map((draft) => draft.server)} />
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
      <Link className="edit-button wide-only" to={versionsOf(server)}>
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
    notice.set({ kind, before, entry: { kind: before.kind, entry: before.entry } })
    if (kind !== 'discard') void reload()
  }
  return <EntryActions server={server} hasDraft={isDraft} onDone={finish} />
}

function StopPlan({ servers }: { servers: readonly EntryState[] }) {
  const stop = async () => {
    for (const server of servers.filter(({ draft }) => draft?.publish_at)) {
      const params = { kind: server.kind, entry: server.entry }
      const draft = await editing.cancelSchedule(memberTransport(), { params })
      replaceEntry({ ...server, draft })
    }
  }
  return (
    <button type="button" className="edit-button" onClick={() => void stop()}>
      {words.stop}
    </button>
  )
}

function versionsOf({ kind, entry }: EntryState): string {
  return `/admin/versions/${kind}/${entry}`
}
