import { useEffect, useEffectEvent } from 'react'
import { valueAt } from '#core/content-path.ts'
import type { DraftState } from '../drafts/draft-state.ts'
import { useUnusedUploads } from '../fields/field-uploads.ts'
import { checkDraft, draftOf, standingProblems, useCheck } from './checked-drafts.ts'
import type { ShownProblem } from './grouped-problems.ts'
import { allProblems } from './problems.ts'

interface Checked {
  problems: ShownProblem[]
  /** Whether the server has checked the saved draft too, e.g. its links. */
  state: 'checking' | 'checked' | 'failed'
}

/** What prevents a draft from being published, and warnings. The server checks it now, and each time it is saved. */
export function useProblems(state: DraftState): Checked {
  const check = useCheck(state)
  const uploads = useUnusedUploads(state.server).filter(({ path }) => valueAt(state.value, path) !== undefined)
  const draft = draftOf(state)
  const ask = useEffectEvent(() => void checkDraft(state))
  useEffect(() => {
    if (draft !== undefined) ask()
  }, [draft])
  return {
    problems: allProblems(state, { ofServer: check ? standingProblems(check, state.value) : [], uploads }),
    state: check === undefined || check.of !== draft ? 'checking' : check.state,
  }
}
