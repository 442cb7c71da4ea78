import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { flushDrafts, getDraftState, hasDraft, useDraftState } from '../drafts/draft-store.ts'
import { selection } from '../page/selection.ts'
import { tryDraft } from '../publish/checked-drafts.ts'
import { DraftLine } from './DraftLine.tsx'
import { barText as words } from './messages.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { notice } from './notice.ts'

const PublishDialog = lazy(() => import('../publish/PublishDialog.tsx'))

interface EditBarProps {
  /** Ends edit mode. */
  onLeave: () => void
}

/** The state of the draft, and what to do next. It is the only place for messages about saving. */
export function EditBar({ onLeave }: EditBarProps) {
  const { entry, target } = selection.useStore((current) => current)
  const state = useDraftState(entry)
  const last = notice.useStore((current) => current)
  const [publishing, setPublishing] = useState<'now' | 'later'>()
  const publicBefore = useRef<number>(undefined)
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
    if (state === undefined) return
    flushDrafts(state.server)
    tryDraft(state)
    publicBefore.current = state.server.version?.number
    setPublishing(when)
  }
  const closeDialog = () => {
    setPublishing(undefined)
    const key = selection.get().entry
    const version = key && getDraftState(key)?.server.version
    if (!version || version.number === publicBefore.current) return
    notice.set({ kind: 'published', entry: key, number: version.number, at: version.at, former: publicBefore.current })
  }
  const isNoticeShown =
    last && (last.kind === 'trash' || state === undefined || !hasDraft(state) || last.kind === 'unpublish')
  if (state === undefined && !isNoticeShown) return null
  return (
    <>
      <section className="edit-bar" aria-label={words.label}>
        {isNoticeShown ? (
          <NoticeLine notice={last} onLeave={onLeave} />
        ) : (
          state && <DraftLine state={state} onPublish={publish} />
        )}
      </section>
      {publishing && state && (
        <Suspense>
          <PublishDialog state={state} startsLater={publishing === 'later'} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  )
}
