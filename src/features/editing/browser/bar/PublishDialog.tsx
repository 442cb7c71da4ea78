import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { compareValues, titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { isNewEntry } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { useReload } from '../admin/use-loaded.ts'
import { targetOf } from '../sheet/edit-request.ts'
import { closeSheet, openSheet } from '../sheet/selection.ts'
import { useZone } from '../sheet/times.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { publishText as text } from './messages.ts'
import { PublishDone, titleOfDone } from './PublishDone.tsx'
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
    if (result?.kind !== 'published') return
    const former = `/admin/versions/${result.entry.kind}/${states[0]?.server.entry}`
    const current = `/admin/versions/${result.entry.kind}/${result.entry.entry}`
    // The page of a new entry's versions has another address now. Other pages load what readers see.
    if (pathname === former && former !== current) void navigate(current, { replace: true })
    else void reload()
  }
  const count = states.reduce((sum, { type, server: { published }, value }) => {
    return sum + compareValues(type, published ? valueOfServer(published) : {}, value).length
  }, 0)
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
