import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { currentKey, flushDrafts, hasDraft, useDraftState } from '../drafts/draft-store.ts'
import { selection } from '../page/selection.ts'
import { tryDraft } from '../publish/checked-drafts.ts'
import { DraftLine } from './DraftLine.tsx'
import { barText as words } from './messages.ts'
import { NoticeLine } from './NoticeLine.tsx'
import { notice } from './notice.ts'

const PublishDialog = lazy(() => import('../publish/PublishDialog.tsx'))

/** The entry that the open dialog publishes, also when the page shows another one. */
interface Publishing {
  when: 'now' | 'later'
  key: EntryKey
  /** The version that was public before. */
  former: number | undefined
}

interface EditBarProps {
  /** Ends edit mode. */
  onLeave: () => void
}

/** The state of the draft, and what to do next. It is the only place for messages about saving. */
export function EditBar({ onLeave }: EditBarProps) {
  const { entry, target } = selection.useStore((current) => current)
  const state = useDraftState(entry)
  const last = notice.useStore((current) => current)
  const [publishing, setPublishing] = useState<Publishing>()
  const published = useDraftState(publishing && currentKey(publishing.key))
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
    const { kind, entry, version } = state.server
    setPublishing({ when, key: { kind, entry }, former: version?.number })
  }
  const closeDialog = () => {
    setPublishing(undefined)
    const { version, kind = '', entry = '' } = published?.server ?? {}
    if (!version || version.number === publishing?.former) return
    const { number, at } = version
    notice.set({ kind: 'published', entry: { kind, entry }, number, at, former: publishing?.former })
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
      {publishing && published && (
        <Suspense>
          <PublishDialog state={published} startsLater={publishing.when === 'later'} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  )
}
