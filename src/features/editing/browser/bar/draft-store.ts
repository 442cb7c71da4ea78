import { isSame } from '#core/content-changes.ts'
import type { AnyValue } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import type { PromptLogin } from '#ui/form/login-prompt.ts'
import { createStore } from '#ui/store.ts'
import type { EntryState } from '../../contract.ts'
import { editing } from '../client.ts'
import { getContentType } from '../registry.ts'
import { hasPage, renameEntry, selection } from '../sheet/selection.ts'
import { readCopy, storeCopy } from './device-copy.ts'
import { DraftSaver } from './draft-saver.ts'
import {
  type Conflict,
  createDraftState,
  type DraftState,
  isUnsaved,
  merged,
  resolved,
  valueOfServer,
  valueToSave,
} from './draft-state.ts'
import { elsewhere } from './elsewhere.ts'

/** The drafts of this tab, by `idOf`. */
const drafts = createStore<ReadonlyMap<string, DraftState>>(new Map())
const savers = new Map<string, DraftSaver>()
/** New entries that were published: their former id and what they are now. */
const published = createStore<ReadonlyMap<string, EntryKey>>(new Map())
/** The requests for entries that are being loaded. */
const loading = new Map<string, Promise<void>>()

let promptLogin: PromptLogin = () => undefined

/** Edit mode passes on how the page asks for a login. */
export function setLoginPrompt(prompt: PromptLogin): void {
  promptLogin = prompt
}

export function idOf({ kind, entry }: EntryKey): string {
  return `${kind}/${entry}`
}

export const allDrafts = drafts

/** A draft of this tab; undefined until it has loaded. */
export function useDraftState(key: EntryKey | undefined): DraftState | undefined {
  return drafts.useStore((all) => (key ? all.get(idOf(key)) : undefined))
}

export function getDraftState(key: EntryKey): DraftState | undefined {
  return drafts.get().get(idOf(key))
}

function setDraft(key: EntryKey, state: DraftState | undefined): void {
  const next = new Map(drafts.get())
  if (state) next.set(idOf(key), state)
  else next.delete(idOf(key))
  drafts.set(next)
}

/**
 * Loads entries that are not loaded yet, and waits for those that another part of the page is loading.
 * @throws {ApiError} @throws {NetworkError}
 */
export async function loadEntries(keys: readonly EntryKey[]): Promise<void> {
  const missing = keys.map(idOf).filter((id) => !drafts.get().has(id))
  const fresh = missing.filter((id) => !loading.has(id))
  if (fresh.length > 0) {
    const request = requestEntries(fresh)
    for (const id of fresh) loading.set(id, request)
  }
  await Promise.all(missing.map((id) => loading.get(id)))
}

async function requestEntries(ids: readonly string[]): Promise<void> {
  try {
    const { results } = await editing.getEntries(memberTransport(), { query: { entries: ids.join(',') } })
    for (const state of results) acceptEntry(state)
  } finally {
    for (const id of ids) loading.delete(id)
  }
}

/** Loads the entries of a kind that were never published. */
export async function loadNewEntries(kind: string): Promise<void> {
  const { results } = await editing.listEntries(memberTransport(), { query: { kind } })
  await loadEntries(results.filter(({ state }) => state === 'new').map(({ entry }) => ({ kind, entry })))
}

/** Takes over what the server answered, and text that was left on this device. */
export function acceptEntry(server: EntryState): void {
  const state = createDraftState(getContentType(server.kind), server)
  const copy = readCopy(idOf(server))
  if (copy === undefined) {
    setDraft(server, state)
    return
  }
  const isNewer = copy.revision === (server.draft?.revision ?? 0) && copy.version === (server.version?.number ?? 0)
  const left = { ...state, value: copy.value, saved: copy.saved }
  setDraft(server, isNewer ? { ...state, value: copy.value } : merged(left, server))
  getSaver(server).flush()
}

/** Replaces an entry after a publication, a restore or a discard. @param former its key before it was published */
export function replaceEntry(server: EntryState, former: EntryKey = server): void {
  savers.get(idOf(former))?.stop()
  savers.delete(idOf(former))
  storeCopy(idOf(former), undefined)
  setDraft(server, createDraftState(getContentType(server.kind), server))
  if (idOf(former) === idOf(server)) return
  renameEntry(former, server)
  published.set(new Map(published.get()).set(idOf(former), { kind: server.kind, entry: server.entry }))
  setDraft(former, undefined)
}

/** Forgets an entry that is in the trash. */
export function removeEntry(key: EntryKey): void {
  savers.get(idOf(key))?.stop()
  savers.delete(idOf(key))
  storeCopy(idOf(key), undefined)
  setDraft(key, undefined)
}

/** What a new entry is called since it was published in this tab. */
export function usePublishedKey(key: EntryKey): EntryKey | undefined {
  return published.useStore((all) => all.get(idOf(key)))
}

/** The key of an entry, also of one that had another name when it was new. */
export function currentKey(key: EntryKey): EntryKey {
  return published.get().get(idOf(key)) ?? key
}

export function clearDrafts(): void {
  for (const saver of savers.values()) saver.stop()
  savers.clear()
  drafts.set(new Map())
}

/** Takes over what another window of this browser shows. @param save this window edits the entry from now on */
export function followEntry(id: string, state: DraftState, { save }: { save: boolean }): void {
  const key = { kind: state.server.kind, entry: state.server.entry }
  if (idOf(key) !== id) return
  setDraft(key, state)
  if (save) getSaver(key).flush()
}

/** Takes over what a colleague has saved; the text of this tab is saved. */
export function joinEntry(server: EntryState): void {
  const state = getDraftState(server)
  if (state) setDraft(server, merged(state, server))
}

/** Another window saves the entry from now on. */
export function stopSaving(id: string): void {
  savers.get(id)?.stop()
  savers.delete(id)
}

/** Whether another window edits an entry. */
export function isElsewhere(key: EntryKey): boolean {
  return elsewhere.get().has(idOf(key))
}

/** The editor has changed an entry. Nothing changes while another window edits it. */
export function changeEntry(key: EntryKey, value: AnyValue): void {
  if (isElsewhere(key)) return
  getSaver(key).change(value)
}

/** Files that the server has not listed with the entry yet, e.g. a fresh upload, or one whose preview is ready now. */
export function addDraftFiles(key: EntryKey, files: readonly FileInfo[]): void {
  const state = getDraftState(key)
  if (state === undefined) return
  const others = state.server.files.filter(({ id }) => !files.some((file) => file.id === id))
  setDraft(key, { ...state, server: { ...state.server, files: [...others, ...files] } })
}

export function resolveConflict(key: EntryKey, conflict: Conflict, chosen: AnyValue[string]): void {
  const state = getDraftState(key)
  if (state === undefined) return
  const next = resolved(state, conflict, chosen)
  setDraft(key, next)
  changeEntry(key, next.value)
}

/** The form of an entry has closed: what was added and left empty vanishes, the rest is saved now. */
export function leaveEntry(key: EntryKey): void {
  const state = getDraftState(key)
  const { target } = selection.get()
  const isLeft = target === undefined || idOf(target) !== idOf(key)
  if (state && isLeft) {
    if (state.server.draft?.revision === 0 && !isUnsaved(state) && !hasPage(key)) removeEntry(key)
    else setDraft(key, { ...state, value: valueToSave(state) })
  }
  flushDrafts(key)
}

/** Saves one entry, or all of them, now. */
export function flushDrafts(key?: EntryKey): void {
  if (key) savers.get(idOf(key))?.flush()
  else for (const saver of savers.values()) saver.flush()
}

function getSaver(key: EntryKey): DraftSaver {
  const id = idOf(key)
  const known = savers.get(id)
  if (known) return known
  const get = () => {
    const state = getDraftState(key)
    if (state === undefined) throw new Error(`${id} is not loaded`)
    return state
  }
  const params = { kind: key.kind, entry: key.entry }
  const saver = new DraftSaver({
    get,
    set: (state) => setDraft(key, state),
    save: (value, { server }) => {
      const input = { revision: server.draft?.revision ?? 0, version: server.version?.number ?? 0, value }
      return editing.saveDraft(memberTransport(), { params, input })
    },
    load: () => editing.getEntry(memberTransport(), { params }),
    promptLogin: (onLogin) => promptLogin(onLogin),
    storeCopy: (value) => {
      const { server, saved } = get()
      const numbers = { revision: server.draft?.revision ?? 0, version: server.version?.number ?? 0 }
      storeCopy(id, value && { value, saved, ...numbers })
    },
  })
  savers.set(id, saver)
  return saver
}

/** Whether there is a draft, or text that becomes one. */
export function hasDraft(state: DraftState): boolean {
  return state.server.draft !== null || isChanged(state)
}

/** Whether readers see something else than the draft. */
export function isChanged(state: DraftState): boolean {
  const { published } = state.server
  return published === null || !isSame(valueToSave(state), valueOfServer(published))
}
