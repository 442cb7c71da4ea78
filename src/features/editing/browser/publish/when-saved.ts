import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { type DraftState, isUnsaved } from '../drafts/draft-state.ts'
import { allDrafts, flushDrafts, getDraftState } from '../drafts/draft-store.ts'

/** Saves what was typed last. @returns the draft, saved or with the reason why it cannot be saved now */
export function whenSaved(key: EntryKey): Promise<DraftState | undefined> {
  flushDrafts(key)
  return new Promise((resolve) => {
    let end: (() => void) | undefined
    const look = () => {
      const state = getDraftState(key)
      if (state && isUnsaved(state) && state.status.kind === 'saving' && state.conflicts.length === 0) return
      end?.()
      resolve(state)
    }
    end = allDrafts.subscribe(look)
    look()
  })
}
