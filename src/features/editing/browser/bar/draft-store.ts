import { isSame } from '#core/content-changes.ts'
import type { Conflict } from '#core/content-merge.ts'
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
import { type Copy, readCopy, storeCopy } from './device-copy.ts'
import { createSaver, type DraftSaver } from './draft-saver.ts'
import {
  createDraftState,
  type DraftState,
  isUnsaved,
  merged,
  resolved,
  valueOfServer,
  valueToSave,
} from './draft-state.ts'

/** Entries of one request. */
const STEP = 50

/** The drafts of this tab, by `idOf`. */
export const allDrafts = createStore<ReadonlyMap<string, DraftState>>(new Map())
/** Entries that another window of this browser edits, by `idOf`, with the time since when. */
export const elsewhere = createStore<ReadonlyMap<string, string>>(new Map())
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

/** A draft of this tab; undefined until it has loaded. */
export function useDraftState(key: EntryKey | undefined): DraftState | undefined {
  return allDrafts.useStore((all) => (key ? all.get(idOf(key)) : undefined))
}

export function getDraftState(key: EntryKey): DraftState | undefined {
  return allDrafts.get().get(idOf(key))
}

export function setDraft(key: EntryKey, state: DraftState | undefined): void {
  const next = new Map(allDrafts.get())
  if (state) next.set(idOf(key), state)
  else next.delete(idOf(key))
  allDrafts.set(next)
}

/**
 * Loads entries that are not loaded yet, and waits for those that another part of the page is loading.
 * @throws {ApiError} @throws {NetworkError}
 */
export async function loadEntries(keys: readonly EntryKey[]): Promise<void> {
  const missing = keys.map(idOf).filter((id) => !allDrafts.get().has(id))
  const fresh = missing.filter((id) => !loading.has(id))
  if (fresh.length > 0) {
    const request = requestEntries(fresh)
    for (const id of fresh) loading.set(id, request)
  }
  await Promise.all(missing.map((id) => loading.get(id)))
}

async function requestEntries(ids: readonly string[]): Promise<void> {
  try {
    for (let start = 0; start < ids.length; start += STEP) {
      const entries = ids.slice(start, start + STEP).join(',')
      const { results } = await editing.getEntries(memberTransport(), { query: { entries } })
      for (const state of results) acceptEntry(state)
    }
  } finally {
    for (const id of ids) loading.delete(id)
  }
}

/** Loads the drafts of these entries, and those of the kind that were never published. */
export async function loadDrafts(kind: string, keys: readonly EntryKey[]): Promise<void> {
  const { results } = await editing.listEntries(memberTransport(), { query: { kind, drafts: 'true' } })
  const shown = new Set(keys.map(idOf))
  const loaded = results.filter(({ state, entry }) => state === 'new' || shown.has(idOf({ kind, entry })))
  await loadEntries(loaded.map(({ entry }) => ({ kind, entry })))
}

/** Takes over what the server answered, and text that was left on this device. */
export function acceptEntry(server: EntryState): void {
  const state = createDraftState(getContentType(server.kind), server)
  const copy = readCopy(idOf(server))
  setDraft(server, copy ? withCopy(state, copy) : state)
  if (copy) getSaver(server).flush()
}

function withCopy(state: DraftState, { value, saved, ...base }: Copy): DraftState {
  return isSame(base, baseOf(state.server)) ? { ...state, value } : merged({ ...state, value, saved }, state.server)
}

/** Replaces an entry after a publication, a restore or a discard. @param former its key before it was published */
export function replaceEntry(server: EntryState, former: EntryKey = server): void {
  stopSaving(idOf(former))
  storeCopy(idOf(former), undefined)
  setDraft(server, createDraftState(getContentType(server.kind), server))
  if (idOf(former) === idOf(server)) return
  renameEntry(former, server)
  published.set(new Map(published.get()).set(idOf(former), { kind: server.kind, entry: server.entry }))
  setDraft(former, undefined)
}

/** Forgets an entry that is in the trash. */
export function removeEntry(key: EntryKey): void {
  stopSaving(idOf(key))
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
  allDrafts.set(new Map())
}

/** Forgets the saver, e.g. because another window saves the entry from now on. */
export function stopSaving(id: string): void {
  savers.get(id)?.stop()
  savers.delete(id)
}

export function setElsewhere(id: string, since: string | undefined): void {
  if (elsewhere.get().get(id) === since) return
  const next = new Map(elsewhere.get())
  if (since === undefined) next.delete(id)
  else next.set(id, since)
  elsewhere.set(next)
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

/** Saves one entry, or all of them, now. An entry that another window edits is saved there. */
export function flushDrafts(key?: EntryKey): void {
  if (key === undefined) for (const saver of savers.values()) saver.flush()
  else if (getDraftState(key) && !isElsewhere(key)) getSaver(key).flush()
}

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

function getSaver(key: EntryKey): DraftSaver {
  const id = idOf(key)
  const known = savers.get(id)
  if (known) return known
  const get = () => {
    const state = getDraftState(key)
    if (state === undefined) throw new Error(`${id} is not loaded`)
    return state
  }
  const saver = createSaver({
    get,
    set: (state) => setDraft(key, state),
    save: (value, { server }) =>
      editing.saveDraft(memberTransport(), { params: key, input: { ...baseOf(server), value } }),
    load: () => editing.getEntry(memberTransport(), { params: key }),
    promptLogin: (onLogin) => promptLogin(onLogin),
    storeCopy: (value) => storeCopy(id, value && { value, saved: get().saved, ...baseOf(get().server) }),
  })
  savers.set(id, saver)
  return saver
}

/** The saves that a text starts from. */
function baseOf({ draft, version }: EntryState): { revision: number; version: number } {
  return { revision: draft?.revision ?? 0, version: version?.number ?? 0 }
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
