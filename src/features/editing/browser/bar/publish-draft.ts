import { ApiError } from '#core/client.ts'
import { compareValues } from '#core/content-changes.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'
import { editing } from '../client.ts'
import { selection } from '../sheet/selection.ts'
import { messageOf } from './draft-saver.ts'
import { type DraftState, isUnsaved, valueOfServer } from './draft-state.ts'
import { acceptEntry, allDrafts, flushDrafts, getDraftState, hasDraft, replaceEntry } from './draft-store.ts'
import { failureText as text } from './messages.ts'

export interface Plan {
  note: string
  /** No mail to members. */
  isQuiet: boolean
  withdrawReplaced: boolean
  /** Undefined to publish now. */
  at: Date | undefined
}

/** What has happened. */
export type Done =
  | { kind: 'published'; version: number; at: string; page: string | null; entry: EntryKey }
  | { kind: 'planned'; at: string }

const UNAUTHORIZED = 401
const CONFLICT = 409
const STORAGE_FULL = 507

/** One key for each publication that an editor wants: sent again after a lost answer, it happens once. */
const keys = new Map<string, string>()

/**
 * Drafts in the order in which they are published. Those that lose items are last: the others may have got them, and a file that
 * nothing public uses is withdrawn.
 */
export function inOrder(states: readonly DraftState[]): DraftState[] {
  const losing = states.filter(({ type, server, value }) => {
    const changes = server.published ? compareValues(type, valueOfServer(server.published), value) : []
    return changes.some(({ kind }) => kind === 'removed')
  })
  return [...states.filter((state) => !losing.includes(state)), ...losing].filter(hasDraft)
}

/** Publishes a draft, or plans it. @throws {ApiError} @throws {NetworkError} @throws {NotSaved} */
export async function publishDraft(key: EntryKey, { note, isQuiet, withdrawReplaced, at }: Plan): Promise<Done> {
  const state = await whenSaved(key)
  if (state === undefined || isUnsaved(state)) throw new NotSaved(state)
  const params = { kind: key.kind, entry: key.entry }
  const revision = state.server.draft?.revision ?? 0
  const choices = { revision, note, is_quiet: isQuiet, withdraw_replaced: withdrawReplaced }
  if (at) {
    const input = { ...choices, publish_at: at.toISOString() }
    const draft = await editing.scheduleEntry(memberTransport(), { params, input })
    const current = getDraftState(key)
    if (current) replaceEntry({ ...current.server, draft })
    return { kind: 'planned', at: draft.publish_at ?? input.publish_at }
  }
  // The revisions of the next draft start at 1 again.
  const id = JSON.stringify([params, choices, state.server.version?.number])
  const idempotencyKey = keys.get(id) ?? randomKey()
  keys.set(id, idempotencyKey)
  const published = await editing.publishEntry(memberTransport(), { params, input: choices, idempotencyKey })
  const entry = { kind: published.kind, entry: published.entry }
  selection.set({ target: undefined, field: undefined, entry: key })
  replaceEntry(published, key)
  const { version, page } = published
  return { kind: 'published', version: version?.number ?? 1, at: version?.at ?? '', page, entry }
}

/** The last words cannot be saved now. */
export class NotSaved extends Error {
  readonly state: DraftState | undefined

  constructor(state: DraftState | undefined) {
    super('The draft is not saved')
    this.state = state
  }
}

/** Whether a login lets the editor go on. */
export function isSignedOut(error: unknown): boolean {
  return (
    (error instanceof ApiError && error.status === UNAUTHORIZED) ||
    (error instanceof NotSaved && error.state?.status.kind === 'signed-out')
  )
}

/** One sentence for the editor. After a change by somebody else, the dialog shows it. */
export async function explainFailure(error: unknown, key: EntryKey): Promise<string> {
  if (isSignedOut(error)) return text.signedOut
  if (error instanceof NotSaved) return reasonOf(error)
  if (error instanceof NetworkError) return text.noConnection
  if (!(error instanceof ApiError)) return text.failed
  if (error.status === STORAGE_FULL) return text.diskFull
  if (error.has('non_field_errors', 'has_problems')) return text.hasErrors
  if (error.status === CONFLICT) return showTheirs(key)
  return messageOf(error) || text.failed
}

function reasonOf({ state }: NotSaved): string {
  if (state && state.conflicts.length > 0) return text.conflict
  if (state?.status.kind === 'offline') return text.noConnection
  return state?.status.kind === 'rejected' ? state.status.message : text.failed
}

async function showTheirs(key: EntryKey): Promise<string> {
  try {
    const server = await editing.getEntry(memberTransport(), { params: { kind: key.kind, entry: key.entry } })
    acceptEntry(server)
    if (server.draft === null && server.version) return text.alreadyPublished(server.version.number)
    return text.changed(server.draft?.author.name || text.someone)
  } catch {
    return text.failed
  }
}

/** Saves what was typed last. @returns the draft, saved or with the reason why it cannot be saved now */
function whenSaved(key: EntryKey): Promise<DraftState | undefined> {
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
