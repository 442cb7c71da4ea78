import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { NetworkError } from '#ui/page/browser-transport.ts'
import type { EntryState } from '../../contract.ts'
import { editing } from '../client.ts'
import { selection } from '../sheet/selection.ts'
import { failureOf, STORAGE_FULL } from './draft-saver.ts'
import { changesOf, type DraftState, isUnsaved } from './draft-state.ts'
import { acceptEntry, hasDraft, replaceEntry, whenSaved } from './draft-store.ts'
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
export type Done = { kind: 'published'; server: EntryState } | { kind: 'planned'; at: string }

/** Why nothing has happened, in one sentence. */
export interface Failure {
  kind: 'failed'
  message: string
  /** Whether a login lets the editor go on. */
  isSignedOut: boolean
}

const UNAUTHORIZED = 401
const CONFLICT = 409

/** One key for each publication that an editor wants: sent again after a lost answer, it happens once. */
const keys = new Map<string, string>()

/**
 * Drafts in the order in which they are published. Those that lose items are last: the others may have got them, and a file that
 * nothing public uses is withdrawn.
 */
export function inOrder(states: readonly DraftState[]): DraftState[] {
  const losing = states.filter((state) => changesOf(state).some(({ kind }) => kind === 'removed'))
  return [...states.filter((state) => !losing.includes(state)), ...losing].filter(hasDraft)
}

/** Publishes a draft, or plans it. After a change by somebody else, the dialog shows it. */
export async function publishDraft({ kind, entry }: EntryKey, plan: Plan): Promise<Done | Failure> {
  const key = { kind, entry }
  const state = await whenSaved(key)
  if (state === undefined || isUnsaved(state)) return failureOfDraft(state)
  try {
    return await publishSaved(key, state, plan)
  } catch (error) {
    return failureOfCall(error, key)
  }
}

async function publishSaved(key: EntryKey, { server }: DraftState, plan: Plan): Promise<Done> {
  const { note, isQuiet, withdrawReplaced, at } = plan
  const revision = server.draft?.revision ?? 0
  const input = { revision, note, is_quiet: isQuiet, withdraw_replaced: withdrawReplaced }
  if (at) {
    const publish_at = at.toISOString()
    const draft = await editing.scheduleEntry(memberTransport(), { params: key, input: { ...input, publish_at } })
    replaceEntry({ ...server, draft })
    return { kind: 'planned', at: draft.publish_at ?? publish_at }
  }
  // The revisions of the next draft start at 1 again.
  const id = JSON.stringify([key, input, server.version?.number])
  const idempotencyKey = keys.get(id) ?? randomKey()
  keys.set(id, idempotencyKey)
  const published = await editing.publishEntry(memberTransport(), { params: key, input, idempotencyKey })
  selection.set({ target: undefined, field: undefined, entry: key })
  replaceEntry(published, key)
  return { kind: 'published', server: published }
}

const SIGNED_OUT: Failure = { kind: 'failed', message: text.signedOut, isSignedOut: true }

/** The last words cannot be saved now. */
function failureOfDraft(state: DraftState | undefined): Failure {
  const status = state?.status
  if (status?.kind === 'signed-out') return SIGNED_OUT
  if (state && state.conflicts.length > 0) return failed(text.conflict)
  if (status?.kind === 'offline') return failed(text.noConnection)
  return failed(status?.kind === 'rejected' ? status.message : text.failed)
}

async function failureOfCall(error: unknown, key: EntryKey): Promise<Failure> {
  if (error instanceof NetworkError) return failed(text.noConnection)
  if (!(error instanceof ApiError)) return failed(text.failed)
  if (error.status === UNAUTHORIZED) return SIGNED_OUT
  if (error.status === STORAGE_FULL) return failed(text.diskFull)
  if (error.has('non_field_errors', 'has_problems')) return failed(text.hasErrors)
  return failed(error.status === CONFLICT ? await showTheirs(key) : failureOf(error, text.failed))
}

function failed(message: string): Failure {
  return { kind: 'failed', message, isSignedOut: false }
}

async function showTheirs(key: EntryKey): Promise<string> {
  try {
    const server = await editing.getEntry(memberTransport(), { params: key })
    acceptEntry(server)
    if (server.draft === null && server.version) return text.alreadyPublished(server.version.number)
    return text.changed(server.draft?.author.name || text.someone)
  } catch {
    return text.failed
  }
}
