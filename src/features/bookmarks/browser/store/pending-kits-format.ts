import type { BookmarkTarget } from './bookmarks-store.ts'

export interface PendingNote extends BookmarkTarget {
  copies: number | null
  note: string
  changed_at: string
}

export interface PendingKit {
  /** The whole order; undefined when it did not change. */
  order?: BookmarkTarget[]
  /** By the key of the target. */
  notes: Readonly<Record<string, PendingNote>>
}

/** By the id of the folder. */
export type PendingKits = Readonly<Record<string, PendingKit>>

/** What a device has stored; nothing if it is damaged. */
export function parsePendingKits(written: string | null): PendingKits {
  try {
    const kits: unknown = JSON.parse(written ?? '{}')
    return isPendingKits(kits) ? kits : {}
  } catch {
    return {}
  }
}

function isPendingKits(given: unknown): given is PendingKits {
  return isRecord(given) && Object.values(given).every(isPendingKit)
}

function isPendingKit(given: unknown): boolean {
  if (!isRecord(given) || !isRecord(given.notes)) return false
  const { order = [], notes } = given
  return Array.isArray(order) && order.every(isTarget) && Object.values(notes).every(isNote)
}

function isNote(given: unknown): boolean {
  if (!isTarget(given) || !isRecord(given)) return false
  const isCopies = given.copies === null || typeof given.copies === 'number'
  return isCopies && typeof given.note === 'string' && typeof given.changed_at === 'string'
}

function isTarget(given: unknown): boolean {
  return isRecord(given) && typeof given.type === 'string' && typeof given.id === 'number'
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null
}
