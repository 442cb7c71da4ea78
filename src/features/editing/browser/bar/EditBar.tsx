import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { useReload } from '../admin/LoadedContent.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { entriesTogether, selection } from '../sheet/selection.ts'
import { clockOf } from '../sheet/times.ts'
import { useTask } from '../use-task.ts'
import { tryDraft } from './checked-drafts.ts'
import { BarLine, DraftLine } from './DraftLine.tsx'
import type { DraftState } from './draft-state.ts'
import { allDrafts, currentKey, elsewhere, flushDrafts, hasDraft, idOf, isChanged } from './draft-store.ts'
import { type Notice, notice, undoAction } from './EntryActions.tsx'
import { barText as words } from './messages.ts'

const PublishDialog = lazyPart(() => import('./PublishDialog.tsx'))

/** The entries that the open dialog publishes, also when the page shows others. */
interface Publishing {
  when: 'now' | 'later'
  keys: readonly EntryKey[]
  /** The version of the first one that was public before. */
  former: number | undefined
}

interface EditBarProps {
  /** Ends edit mode. */
  onLeave: () => void
}

/** The state of the draft, and what to do next. It is the only place for messages about saving. */
export function EditBar({ onLeave }: EditBarProps) {
  const { entry, target } = selection.useStore((current) => current)
  const all = allDrafts.useStore((drafts) => drafts)
  const statesOf = (keys: readonly EntryKey[]) => keys.flatMap((key) => all.get(idOf(currentKey(key))) ?? [])
  const states = entry ? statesOf(entriesTogether(entry)) : []
  const changed = states.filter(isChanged)
  const drafts = changed.length > 0 ? changed : states.filter(hasDraft).slice(0, 1)
  const held = elsewhere.useStore((entries) => entries)
  const blocked = states.find(({ server }) => held.has(idOf(server)))
  const state = entry && (blocked ?? mostUrgent(drafts, entry) ?? all.get(idOf(entry)))
  const last = notice.useStore((current) => current)
  const [publishing, setPublishing] = useState<Publishing>()
  const published = statesOf(publishing?.keys ?? [])
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page the editor continues elsewhere
  useEffect(() => notice.set(undefined), [pathname])
  useEffect(() => {
    if (target) notice.set(undefined)
  }, [target])
  // The menu of the last action is gone, and with it the focus.
  useEffect(() => {
    if (last && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.edit-bar-actions :is(a, button)')?.focus()
  }, [last])

  const publish = (when: 'now' | 'later') => {
    for (const draft of drafts) {
      flushDrafts(draft.server)
      tryDraft(draft)
    }
    const keys = drafts.map(({ server: { kind, entry } }) => ({ kind, entry }))
    setPublishing({ when, keys, former: drafts[0]?.server.version?.number })
  }
  const closeDialog = () => {
    setPublishing(undefined)
    const [state, ...others] = published
    const { former } = publishing ?? {}
    // The bar has one version to go back to.
    if (state?.server.version && others.length === 0 && state.server.version.number !== former)
      notice.set({ kind: 'published', server: state.server, former })
  }
  const isNoticeShown =
    last && (last.kind === 'trash' || state === undefined || !hasDraft(state) || last.kind === 'unpublish')
  if (state === undefined && !isNoticeShown) return null
  return (
    <>
      <section className="edit-bar" aria-label={words.label}>
        {isNoticeShown ? (
          <NoticeLine last={last} onLeave={onLeave} />
        ) : (
          state && <DraftLine state={state} others={drafts.filter((draft) => draft !== state)} onPublish={publish} />
        )}
      </section>
      {publishing && published.length > 0 && (
        <Suspense>
          <PublishDialog states={published} startsLater={publishing.when === 'later'} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  )
}

/** The draft of which the bar speaks: one that is not saved, else the one that was edited last, else the first. */
function mostUrgent(drafts: readonly DraftState[], { kind, entry }: EntryKey): DraftState | undefined {
  const isUrgent = ({ status, conflicts }: DraftState) => status.kind !== 'saved' || conflicts.length > 0
  return (
    drafts.find(isUrgent) ?? drafts.find(({ server }) => server.kind === kind && server.entry === entry) ?? drafts[0]
  )
}

/** What the editor did last, with a way back. */
function NoticeLine({ last, onLeave }: EditBarProps & { last: Notice }) {
  const { failure, run } = useTask()
  const reload = useReload()
  const done = () => notice.set(undefined)
  if (last.kind === 'published') {
    const { server, former } = last
    const { number = 1, at = '' } = server.version ?? {}
    return (
      <BarLine
        mark="done"
        title={words.publicNow(number)}
        detail={
          <>
            {words.since(clockOf(at))}{' '}
            <button type="button" className="edit-bar-link" onClick={onLeave}>
              {words.asReader}
            </button>
          </>
        }
      >
        {former !== undefined && (
          <Link className="edit-button wide-only" to={`${versionsPath(server)}?version=${former}`}>
            <EditIcon name="undo" />
            {words.backTo(former)}
          </Link>
        )}
        <Button onClick={done}>{words.done}</Button>
      </BarLine>
    )
  }
  if (last.kind === 'unpublish')
    return (
      <BarLine mark="draft" title={words.offSite} detail={words.offSiteDetail}>
        <Button onClick={done}>{words.done}</Button>
      </BarLine>
    )
  const { kind, before } = last
  const undo = async () => {
    await undoAction(kind, before)
    done()
    if (kind === 'trash') await reload()
  }
  const title = kind === 'discard' ? words.draftInTrash : words.entryInTrash(before.title)
  return (
    <BarLine mark="waiting" title={title} detail={failure || words.kept}>
      <button type="button" className="edit-button" onClick={() => void run(undo, words.notUndone)}>
        <EditIcon name="undo" />
        {words.undo}
      </button>
    </BarLine>
  )
}
