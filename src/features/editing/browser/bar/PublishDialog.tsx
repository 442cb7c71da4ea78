import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { isNewEntry } from '#core/content-type.ts'
import { formatClock, formatCount } from '#core/format.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useReload } from '../admin/LoadedContent.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { targetOf } from '../sheet/edit-request.ts'
import { closeSheet, openSheet } from '../sheet/selection.ts'
import { plannedTime, useZone } from '../sheet/times.ts'
import { changesOf, type DraftState } from './draft-state.ts'
import { doneText, publishText as text } from './messages.ts'
import { PublishForm } from './PublishForm.tsx'
import type { Done } from './publish-draft.ts'
import './publish.css'

interface PublishDialogProps {
  /** Drafts that are published together, at least one. */
  states: readonly DraftState[]
  /** Starts with 'At a time'. */
  startsLater: boolean
  onClose: () => void
}

/** Publishes drafts now or later, then says what is public. */
export default function PublishDialog({ states, startsLater, onClose }: PublishDialogProps) {
  const zone = useZone()
  const [done, setDone] = useState<readonly Done[]>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const reload = useReload()

  const fix = (state: DraftState, path: Path) => {
    // A sheet that is open already starts again, so that the field gets the focus.
    flushSync(closeSheet)
    openSheet(targetOf(state, path), path.at(-1))
    onClose()
  }
  const finish = (results: readonly Done[]) => {
    setDone(results)
    const [result] = results
    const [state] = states
    if (result?.kind !== 'published' || state === undefined) return
    const [former, current] = [versionsPath(state.server), versionsPath(result.server)]
    // The page of a new entry's versions has another address now. Other pages load what readers see.
    if (pathname === former && former !== current) void navigate(current, { replace: true })
    else void reload()
  }
  const count = states.reduce((sum, state) => sum + changesOf(state).length, 0)
  const heading = states.some(({ server }) => server.published)
    ? text.heading(formatCount(count, text.changes))
    : states.some(({ server }) => isNewEntry(server.entry))
      ? text.new
      : text.again
  const titles = states.map(({ type, value }) => titleOf(type, value)).join(', ')
  return (
    <Dialog open wide onClose={onClose} title={done ? titleOfDone(done, zone) : heading}>
      <p className="publish-of">{text.of(titles, states[0]?.type.name ?? '')}</p>
      {done ? (
        <PublishDone done={done} onClose={onClose} />
      ) : (
        <PublishForm
          states={states}
          startsLater={startsLater}
          zone={zone}
          onFix={fix}
          onClose={onClose}
          onDone={finish}
        />
      )}
    </Dialog>
  )
}

/** What is public now, or when it will be. */
function PublishDone({ done: all, onClose }: { done: readonly Done[]; onClose: () => void }) {
  const [done] = all
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="publish-done" role="status">
      {done?.kind !== 'published' ? (
        <p>{doneText.plannedHint}</p>
      ) : (
        <>
          <p>{doneText.everyone}</p>
          <p className="row">
            {done.server.page && (
              <Link to={done.server.page} onClick={onClose}>
                {doneText.see}
              </Link>
            )}
            {all.length === 1 && (
              <Link to={versionsPath(done.server)} onClick={onClose}>
                {doneText.versions}
              </Link>
            )}
          </p>
        </>
      )}
      <p className="publish-done-end">
        <Button ref={button} variant="primary" onClick={onClose}>
          {doneText.done}
        </Button>
      </p>
    </div>
  )
}

/** The heading of the dialog. */
function titleOfDone([done, ...others]: readonly Done[], zone: string): string {
  if (done === undefined) return ''
  if (done.kind === 'planned') return doneText.planned(plannedTime(done.at, zone))
  if (others.length > 0) return doneText.several(formatCount(others.length + 1, doneText.sections))
  const { number = 1, at } = done.server.version ?? {}
  return at ? doneText.publicSince(number, formatClock(at)) : doneText.published(number)
}
