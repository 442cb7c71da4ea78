import { useEffect, useState } from 'react'
import type { Problem } from '#core/content-problems.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { editing } from '../client.ts'
import { type DraftState, isUnsaved } from '../drafts/draft-state.ts'
import { allProblems, type ShownProblem } from './problems.ts'

interface Checked {
  problems: ShownProblem[]
  /** Whether the server has checked the saved draft too, e.g. its links. */
  state: 'checking' | 'checked' | 'failed'
}

/** What stands against publishing a draft. The server checks each saved draft once. */
export function useProblems(state: DraftState): Checked {
  const { kind, entry, draft } = state.server
  const revision = isUnsaved(state) ? undefined : draft?.revision
  const [answer, setAnswer] = useState<{ revision: number; problems?: readonly Problem[] }>()
  useEffect(() => {
    if (revision === undefined) return
    const ending = new AbortController()
    editing.checkEntry(memberTransport(ending.signal), { params: { kind, entry } }).then(
      ({ results }) => setAnswer({ revision, problems: results }),
      () => ending.signal.aborted || setAnswer({ revision }),
    )
    return () => ending.abort()
  }, [kind, entry, revision])
  const isCurrent = answer !== undefined && answer.revision === revision
  return {
    problems: allProblems(state, answer?.problems ?? []),
    state: !isCurrent ? 'checking' : answer.problems ? 'checked' : 'failed',
  }
}
