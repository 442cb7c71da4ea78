import { ApiError } from '#core/client.ts'
import { DRAFT_PREFIX, LOGGED_OUT, tryStorage } from '#ui/drafts/draft-storage.ts'
import { createStore } from '#ui/store.ts'
import type { BookmarkFolder } from '../../contract.ts'
import { type BookmarkTarget, targetKey } from '../../target.ts'
import { noteBookmark, orderFolder } from './actions.ts'
import { inOrder, type Note, withNote } from './folders.ts'

/*
 * Changes of order and notes that the server does not have yet. They are on the device, so that they outlive a lost network and a
 * closed page, and each is sent 600 ms after the last key.
 */

const STORAGE_KEY = `${DRAFT_PREFIX}kits`
const DELAY_MS = 600
/** A browser does not notice each network that is lost or back. */
const RETRY_MS = 10_000

interface PendingKit {
  /** The whole order; undefined when it did not change. */
  order?: BookmarkTarget[]
  notes: Readonly<Record<string, BookmarkTarget & Note & { changed_at: string }>>
}

type PendingKits = Readonly<Record<string, PendingKit>>

interface Saving {
  kits: PendingKits
  /** `waiting`: there is no network. `refused`: the server did not take the last change. */
  state: 'idle' | 'saving' | 'saved' | 'waiting' | 'refused'
  /** Another device changed a row later, and its text is shown. */
  isOverruled: boolean
}

export const savingStore = createStore<Saving>({ kits: {}, state: 'idle', isOverruled: false })

let timer: ReturnType<typeof setTimeout> | undefined
let isFollowing = false
let isSending = false

/** Sends what an earlier page has left, now and when the network is back. */
export function followPendingKits(): void {
  if (!isFollowing) {
    isFollowing = true
    addEventListener('online', () => void sendPending())
    addEventListener('pagehide', () => void sendPending())
    addEventListener(LOGGED_OUT, () => update({ kits: {}, state: 'idle' }))
  }
  update({ kits: stored() })
  if (Object.keys(savingStore.get().kits).length > 0) void sendPending()
}

export function noteLater(folderId: number, target: BookmarkTarget, note: Note): void {
  change(folderId, (kit) => ({
    ...kit,
    notes: { ...kit.notes, [targetKey(target)]: { ...target, ...note, changed_at: new Date().toISOString() } },
  }))
}

export function orderLater(folderId: number, order: BookmarkTarget[]): void {
  change(folderId, (kit) => ({ ...kit, order }))
}

/** A folder with what is not sent yet. */
export function withPending(folder: BookmarkFolder, kits: PendingKits): BookmarkFolder {
  const kit = kits[folder.id]
  if (kit === undefined) return folder
  const ordered = kit.order ? inOrder(folder, kit.order) : folder
  return Object.values(kit.notes).reduce((changed, note) => withNote(changed, note, note), ordered)
}

function change(folderId: number, edit: (kit: PendingKit) => PendingKit): void {
  store(edited(folderId, edit))
  update({ state: navigator.onLine ? 'saving' : 'waiting', isOverruled: false })
  clearTimeout(timer)
  timer = setTimeout(() => void sendPending(), DELAY_MS)
}

/** All kits, with one changed. Starts from storage, because another tab may have added to it. */
function edited(id: number, edit: (kit: PendingKit) => PendingKit): PendingKits {
  const { [id]: kit = { notes: {} }, ...others } = stored()
  const { order, notes } = edit(kit)
  const isEmpty = order === undefined && Object.keys(notes).length === 0
  return isEmpty ? others : { ...others, [id]: { notes, ...(order && { order }) } }
}

async function sendPending(): Promise<void> {
  clearTimeout(timer)
  if (isSending) return
  isSending = true
  try {
    for (const [id, kit] of Object.entries(stored())) await sendKit(Number(id), kit)
    if (Object.keys(stored()).length === 0 && savingStore.get().state !== 'refused') update({ state: 'saved' })
  } catch {
    update({ state: 'waiting' })
    timer = setTimeout(() => void sendPending(), RETRY_MS)
  } finally {
    isSending = false
  }
  // Something was changed while this was sent.
  if (savingStore.get().state === 'saving') timer = setTimeout(() => void sendPending(), DELAY_MS)
}

async function sendKit(id: number, { order, notes }: PendingKit): Promise<void> {
  if (order) {
    await orDrop(() => orderFolder(id, order))
    store(edited(id, (kit) => (JSON.stringify(kit.order) === JSON.stringify(order) ? { notes: kit.notes } : kit)))
  }
  for (const [key, note] of Object.entries(notes)) {
    const isNewest = await orDrop(() => noteBookmark(id, note))
    if (isNewest === false) update({ isOverruled: true })
    store(
      edited(id, (kit) => {
        const { [key]: sent, ...others } = kit.notes
        return sent?.changed_at === note.changed_at ? { ...kit, notes: others } : kit
      }),
    )
  }
}

/** What the server refuses is not sent again: the bookmark may be gone. @throws without a network or a session */
async function orDrop<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send()
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 404].includes(error.status)
    if (!isRefused) throw error
    update({ state: 'refused' })
    return undefined
  }
}

function store(kits: PendingKits): void {
  tryStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(kits)))
  update({ kits })
}

/** Without storage, or if it is damaged, what this page knows. */
function stored(): PendingKits {
  const kits = tryStorage((storage): unknown => JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}'))
  return isPendingKits(kits) ? kits : savingStore.get().kits
}

function isPendingKits(kits: unknown): kits is PendingKits {
  return typeof kits === 'object' && kits !== null && Object.values(kits).every((kit) => typeof kit?.notes === 'object')
}

function update(part: Partial<Saving>): void {
  savingStore.set({ ...savingStore.get(), ...part })
}
