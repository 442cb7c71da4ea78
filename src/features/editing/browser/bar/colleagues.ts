import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { editing } from '../client.ts'
import { selection } from '../sheet/selection.ts'
import { merged } from './draft-state.ts'
import { getDraftState, isElsewhere, setDraft } from './draft-store.ts'

/** How often this tab asks whether a colleague has saved the entry of the bar, in ms. */
const EVERY_MS = 15_000

/** Shows what colleagues save while an entry is open here. @returns ends it */
export function watchColleagues(): () => void {
  const look = () => {
    // Without a connection the next look finds the change.
    if (document.visibilityState === 'visible') findChange(selection.get().entry).catch(() => undefined)
  }
  const timer = setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

async function findChange(key: EntryKey | undefined): Promise<void> {
  const shown = key && getDraftState(key)
  // A save is on its way: its answer says the same. Another window of this browser looks itself.
  if (shown?.status.kind !== 'saved' || isElsewhere(shown.server)) return
  const { kind, entry, draft } = shown.server
  const { results } = await editing.listEntries(memberTransport(), { query: { kind, entry } })
  const [found] = results
  if (found === undefined) {
    // A new entry has another name once it is public, so what it is now is not known here.
    if (draft?.revision && getDraftState(shown.server) === shown)
      setDraft(shown.server, { ...shown, status: { kind: 'gone' } })
    return
  }
  const isSaved = found.saved_at !== (draft?.saved_at ?? null)
  // A plan that was carried out does not save the draft.
  const hasPlanEnded = Boolean(draft?.publish_at) && found.state === 'draft'
  if (!isSaved && !hasPlanEnded) return
  const server = await editing.getEntry(memberTransport(), { params: { kind, entry } })
  if (getDraftState(shown.server) === shown) setDraft(server, merged(shown, server))
}
