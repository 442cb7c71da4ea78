import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { compareValues, titleOf } from '#core/content-changes.ts'
import type { Path } from '#core/content-path.ts'
import { isNewEntry } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { useReload } from '../admin/use-loaded.ts'
import { type DraftState, valueOfServer } from '../drafts/draft-state.ts'
import { closeSheet, openSheet } from '../page/selection.ts'
import { targetOf } from '../page/target-of.ts'
import { useZone } from '../page/use-zone.ts'
import { publishText as text } from './messages.ts'
import { PublishDone, titleOfDone } from './PublishDone.tsx'
import { PublishForm } from './PublishForm.tsx'
import type { Done } from './publish-draft.ts'
import './publish.css'

interface PublishDialogProps {
  state: DraftState
  /** Starts with 'At a time'. */
  startsLater: boolean
  onClose: () => void
}

/** Publishes a draft now or later, then says what is public. */
export default function PublishDialog({ state, startsLater, onClose }: PublishDialogProps) {
  const { type, server, value } = state
  const zone = useZone()
  const [done, setDone] = useState<Done>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const reload = useReload()

  const fix = (path: Path) => {
    // A sheet that is open already starts again, so that the field gets the focus.
    flushSync(closeSheet)
    openSheet(targetOf(state, path), path.at(-1))
    onClose()
  }
  const finish = (result: Done) => {
    setDone(result)
    if (result.kind === 'planned') return
    const former = `/admin/versions/${server.kind}/${server.entry}`
    const current = `/admin/versions/${server.kind}/${result.entry.entry}`
    // The page of a new entry's versions has another address now. Other pages load what readers see.
    if (pathname === former && former !== current) void navigate(current, { replace: true })
    else void reload()
  }
  const count = compareValues(type, server.published ? valueOfServer(server.published) : {}, value).length
  const heading = server.published
    ? text.heading(formatCount(count, text.changes))
    : isNewEntry(server.entry)
      ? text.new
      : text.again
  return (
    <Dialog open wide onClose={onClose} title={done ? titleOfDone(done, zone) : heading}>
      <p className="publish-of">{text.of(titleOf(type, value), type.name)}</p>
      {done ? (
        <PublishDone done={done} onClose={onClose} />
      ) : (
        <PublishForm
          state={state}
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
