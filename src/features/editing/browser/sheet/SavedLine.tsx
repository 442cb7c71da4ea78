import type { DraftState } from '../bar/draft-state.ts'
import { barText as words } from '../bar/messages.ts'
import { clockOf } from './clock-of.ts'

/** On a phone the sheet covers the bar, so it has its own line about saving. */
export function SavedLine({ state: { status, server, changedBy } }: { state: DraftState }) {
  const saved = server.draft && words.savedInSheet(clockOf(server.draft.saved_at))
  const said = changedBy ? words.changedBy(changedBy.name, clockOf(changedBy.at)) : saved
  return (
    <span className="edit-sheet-saved" aria-live="polite">
      {status.kind === 'saved' ? said : status.kind !== 'saving' && words.notSaved}
    </span>
  )
}
