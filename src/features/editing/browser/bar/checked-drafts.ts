import { useEffect, useEffectEvent } from 'react'
import { isSame } from '#core/content-changes.ts'
import { valueAt } from '#core/content-path.ts'
import type { Problem } from '#core/content-problems.ts'
import type { AnyValue } from '#core/content-type.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { createStore } from '#ui/store.ts'
import { editing } from '../client.ts'
import { useUnusedUploads } from '../fields/field-uploads.ts'
import { type DraftState, isUnsaved } from './draft-state.ts'
import { idOf } from './draft-store.ts'
import { allProblems, type ShownProblem } from './problems.ts'

/** What the server last said about a draft that the editor has tried to publish. */
interface Check {
  /** Names the draft that it was asked about, as `draftOf` does. */
  of: string
  state: 'checking' | 'checked' | 'failed'
  /** Of the last answer. */
  problems: readonly Problem[]
  value: AnyValue
}

const checks = createStore<ReadonlyMap<string, Check>>(new Map())

/** Undefined while nobody has tried to publish the draft in this tab. */
export function useCheck(state: DraftState): Check | undefined {
  return checks.useStore((all) => checkIn(all, state))
}

function checkIn(all: ReadonlyMap<string, Check>, { server }: DraftState): Check | undefined {
  const check = all.get(idOf(server))
  // A draft that was begun after the publication has not been tried.
  return check?.of.startsWith(`${server.version?.number} `) ? check : undefined
}

/** The version that readers see and the number of saves; undefined while the last words are not saved. */
export function draftOf(state: DraftState): string | undefined {
  const { version, draft } = state.server
  return draft && !isUnsaved(state) ? `${version?.number} ${draft.revision}` : undefined
}

/** The editor tries to publish: from now on fields that are empty show it. */
export function tryDraft(state: DraftState): void {
  if (checkIn(checks.get(), state) === undefined)
    setCheck(state, { of: `${state.server.version?.number} 0`, state: 'checking', problems: [], value: state.saved })
}

/** Asks the server what prevents the saved draft from being published. Does nothing while the last words are not saved. */
export async function checkDraft(state: DraftState): Promise<void> {
  const of = draftOf(state)
  if (of === undefined) return
  const checking: Check = { problems: [], value: state.saved, ...checkIn(checks.get(), state), of, state: 'checking' }
  setCheck(state, checking)
  const answer = await editing.checkEntry(memberTransport(), { params: state.server }).then(
    ({ results }): Check => ({ of, state: 'checked', problems: results, value: state.saved }),
    (): Check => ({ ...checking, state: 'failed' }),
  )
  if (checkIn(checks.get(), state)?.of === of) setCheck(state, answer)
}

/** The problems of fields that the editor has not changed since. */
export function standingProblems({ problems, value }: Check, now: AnyValue): readonly Problem[] {
  return problems.filter(({ path }) => isSame(valueAt(value, path), valueAt(now, path)))
}

function setCheck({ server }: DraftState, check: Check): void {
  checks.set(new Map(checks.get()).set(idOf(server), check))
}

export interface Checked {
  problems: ShownProblem[]
  /** Whether the server has checked the saved draft too, e.g. its links. */
  state: Check['state']
}

/** What prevents drafts from being published, and warnings. The server checks them now, and each time one is saved. */
export function useProblems(states: readonly DraftState[]): [DraftState, Checked][] {
  const all = checks.useStore((current) => current)
  const uploads = useUnusedUploads()
  const saved = states.map(draftOf).join()
  const ask = useEffectEvent(() => {
    for (const state of states) void checkDraft(state)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is checked
  useEffect(() => ask(), [saved])
  return states.map((state) => {
    const check = checkIn(all, state)
    const ofServer = check ? standingProblems(check, state.value) : []
    const own = uploads.filter(
      ({ entry, path }) => idOf(entry) === idOf(state.server) && valueAt(state.value, path) !== undefined,
    )
    const problems = allProblems(state, { ofServer, uploads: own })
    return [state, { problems, state: check && check.of === draftOf(state) ? check.state : 'checking' }]
  })
}
