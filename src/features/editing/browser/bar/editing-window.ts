import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import type { DraftState } from './draft-state.ts'
import {
  allDrafts,
  elsewhere,
  flushDrafts,
  idOf,
  setDraft,
  setElsewhere,
  stopSaving,
  whenSaved,
} from './draft-store.ts'

/** What the windows of one browser tell each other about an entry. */
type Message = { id: string } /** The sender edits the entry, and this is its text. */ & (
  | { kind: 'held'; since: string; state: Omit<DraftState, 'type'> }
  /** Asks for `held`. */
  | { kind: 'who' }
  /** Asks the window that edits to save and to release the lock. */
  | { kind: 'yield' }
)

interface Held {
  since: string
  release: () => void
}

/** How long another window may save before it counts as frozen, in ms. */
const YIELD_MS = 3000

const held = new Map<string, Held>()
/** Entries that this window edits or wants to. */
const requested = new Map<string, AbortController>()
let channel: BroadcastChannel | undefined

/** One window at a time edits an entry; the others show its changes. @returns ends it */
export function startEditingWindow(): () => void {
  // Without HTTPS there are no locks; then the server joins the texts of two windows.
  if (navigator.locks === undefined) return () => undefined
  const own = new BroadcastChannel('editing')
  channel = own
  own.onmessage = ({ data }: MessageEvent<Message>) => receive(data)
  const sent = new Map<string, DraftState>()
  const stop = allDrafts.subscribe(() => {
    for (const [id, state] of allDrafts.get())
      if (held.has(id) && sent.get(id) !== state) {
        sent.set(id, state)
        announce(id)
      }
  })
  return () => {
    stop()
    for (const id of [...requested.keys()]) releaseEntry(id)
    own.close()
    channel = undefined
    elsewhere.set(new Map())
  }
}

/** The editor opens an entry: this window edits it, or follows the window that does. */
export function holdEntry(key: EntryKey): void {
  holdOrFollow(idOf(key))
}

function holdOrFollow(id: string): void {
  if (channel === undefined || requested.has(id)) return
  const waiting = new AbortController()
  requested.set(id, waiting)
  void request(id, { ifAvailable: true }).then((isFree) => {
    if (isFree || requested.get(id) !== waiting) return
    send({ kind: 'who', id })
    void request(id, { signal: waiting.signal })
  })
}

/** The editor continues in this window: the other one saves and follows. */
export function takeOver(key: EntryKey): void {
  const id = idOf(key)
  send({ kind: 'yield', id })
  setTimeout(() => {
    if (held.has(id) || channel === undefined) return
    requested.get(id)?.abort()
    requested.set(id, new AbortController())
    void request(id, { steal: true })
  }, YIELD_MS)
}

/** @returns false when another window has the lock. It resolves when the lock is released. */
function request(id: string, options: LockOptions): Promise<boolean> {
  return navigator.locks
    .request(`edit:${id}`, options, (lock) => (lock ? hold(id) : false))
    .catch(() => {
      // Another window took over while this one was frozen, or the wait has ended.
      if (held.delete(id)) follow(id)
      return true
    })
}

function hold(id: string): Promise<boolean> {
  setElsewhere(id, undefined)
  return new Promise((resolve) => {
    held.set(id, { since: new Date().toISOString(), release: () => resolve(true) })
    announce(id)
    const state = allDrafts.get().get(id)
    // What the other window typed last and could not save.
    if (state) flushDrafts(state.server)
  })
}

function receive(message: Message): void {
  const { id, kind } = message
  if (kind === 'who') announce(id)
  else if (kind === 'yield') void yieldEntry(id)
  else if (!held.has(id)) {
    const current = allDrafts.get().get(id)
    if (current === undefined) return
    setElsewhere(id, message.since)
    setDraft(current.server, { ...message.state, type: current.type })
    holdOrFollow(id)
  }
}

async function yieldEntry(id: string): Promise<void> {
  if (!held.has(id)) return
  const state = allDrafts.get().get(id)
  // The other window waits no longer than this.
  const end = new Promise((resolve) => setTimeout(resolve, YIELD_MS - 1000))
  if (state) await Promise.race([whenSaved(state.server), end])
  announce(id)
  releaseEntry(id)
  follow(id)
}

function follow(id: string): void {
  stopSaving(id)
  requested.delete(id)
  setElsewhere(id, new Date().toISOString())
  holdOrFollow(id)
}

function releaseEntry(id: string): void {
  requested.get(id)?.abort()
  requested.delete(id)
  held.get(id)?.release()
  held.delete(id)
}

function send(message: Message): void {
  channel?.postMessage(message)
}

/** Tells the other windows that this one edits the entry, with its text. Does nothing if it does not. */
function announce(id: string): void {
  const own = held.get(id)
  const draft = allDrafts.get().get(id)
  if (own === undefined || draft === undefined) return
  const { type: _, ...state } = draft
  send({ kind: 'held', id, since: own.since, state })
}
