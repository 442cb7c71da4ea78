import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { type DraftState, isUnsaved } from './draft-state.ts'
import { allDrafts, flushDrafts, followEntry, idOf, stopSaving } from './draft-store.ts'
import { elsewhere, setElsewhere } from './elsewhere.ts'

/** What the windows of one browser tell each other about an entry. */
type Message = { id: string } & (
  | { kind: 'held'; since: string }
  | { kind: 'state'; state: Omit<DraftState, 'type'> }
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
        sendState(id, state)
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
  const id = idOf(key)
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
  const since = new Date().toISOString()
  setElsewhere(id, undefined)
  send({ kind: 'held', id, since })
  const state = allDrafts.get().get(id)
  // What the other window typed last and could not save.
  if (state) followEntry(id, state, { save: true })
  return new Promise((resolve) => {
    held.set(id, { since, release: () => resolve(true) })
  })
}

function receive(message: Message): void {
  const { id, kind } = message
  const own = held.get(id)
  if (kind === 'who' && own) {
    send({ kind: 'held', id, since: own.since })
    const state = allDrafts.get().get(id)
    if (state) sendState(id, state)
  }
  if (kind === 'held' && allDrafts.get().has(id)) {
    setElsewhere(id, message.since)
    if (!requested.has(id)) holdById(id)
  }
  if (kind === 'state' && elsewhere.get().has(id)) {
    const current = allDrafts.get().get(id)
    if (current) followEntry(id, { ...message.state, type: current.type }, { save: false })
  }
  if (kind === 'yield' && own) void yieldEntry(id)
}

async function yieldEntry(id: string): Promise<void> {
  const [kind = '', entry = ''] = id.split('/')
  flushDrafts({ kind, entry })
  await saved(id)
  const state = allDrafts.get().get(id)
  if (state) sendState(id, state)
  releaseEntry(id)
  follow(id)
}

/** Waits until the entry is saved, or until the other window no longer waits. */
function saved(id: string): Promise<void> {
  const isSaved = () => {
    const state = allDrafts.get().get(id)
    return state === undefined || !isUnsaved(state)
  }
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const stop = allDrafts.subscribe(() => isSaved() && end())
    const timer = setTimeout(end, YIELD_MS - 1000)
    if (isSaved()) end()
  })
}

function follow(id: string): void {
  stopSaving(id)
  requested.delete(id)
  setElsewhere(id, new Date().toISOString())
  holdById(id)
}

function holdById(id: string): void {
  const [kind = '', entry = ''] = id.split('/')
  holdEntry({ kind, entry })
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

function sendState(id: string, { type: _, ...state }: DraftState): void {
  send({ kind: 'state', id, state })
}
