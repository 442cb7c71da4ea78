import { useEffect, useEffectEvent } from 'react'
import { valueAt } from '#core/content-path.ts'
import { useUnusedUploads } from '../fields/field-uploads.ts'
import { checkDraft, checkIn, draftOf, standingProblems, useChecks } from './checked-drafts.ts'
import type { DraftState } from './draft-state.ts'
import { idOf } from './draft-store.ts'
import type { ShownProblem } from './grouped-problems.ts'
import { allProblems } from './problems.ts'

export interface Checked {
  problems: ShownProblem[]
  /** Whether the server has checked the saved draft too, e.g. its links. */
  state: 'checking' | 'checked' | 'failed'
}

/** What prevents drafts from being published, and warnings. The server checks them now, and each time one is saved. */
export function useProblems(states: readonly DraftState[]): [DraftState, Checked][] {
  const checks = useChecks((all) => all)
  const uploads = useUnusedUploads()
  const saved = states.map(draftOf).join()
  const ask = useEffectEvent(() => {
    for (const state of states) void checkDraft(state)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is checked
  useEffect(() => ask(), [saved])
  return states.map((state) => {
    const check = checkIn(checks, state)
    const ofServer = check ? standingProblems(check, state.value) : []
    const own = uploads.filter(
      ({ entry, path }) => idOf(entry) === idOf(state.server) && valueAt(state.value, path) !== undefined,
    )
    const draft = draftOf(state)
    return [
      state,
      {
        problems: allProblems(state, { ofServer, uploads: own }),
        state: check === undefined || check.of !== draft ? 'checking' : check.state,
      },
    ]
  })
}
