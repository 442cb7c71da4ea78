import { isSame } from '#core/content-changes.ts'
import { valueAt } from '#core/content-path.ts'
import type { Problem } from '#core/content-problems.ts'
import type { AnyValue } from '#core/content-type.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { createStore } from '#ui/store.ts'
import { editing } from '../client.ts'
import { type DraftState, isUnsaved } from './draft-state.ts'
import { idOf } from './draft-store.ts'

/** What the server last said about a draft that the editor has tried to publish. */
export interface Check {
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

export const useChecks = checks.useStore

export function checkIn(all: ReadonlyMap<string, Check>, { server }: DraftState): Check | undefined {
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
  const { kind, entry } = state.server
  const before = checkIn(checks.get(), state)
  const former = { problems: before?.problems ?? [], value: before?.value ?? state.saved }
  setCheck(state, { ...former, of, state: 'checking' })
  const answer = await editing.checkEntry(memberTransport(), { params: { kind, entry } }).then(
    ({ results }): Check => ({ of, state: 'checked', problems: results, value: state.saved }),
    (): Check => ({ ...former, of, state: 'failed' }),
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
