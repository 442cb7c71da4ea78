import { DRAFT_PREFIX } from './draft-storage.ts'

/** What was typed into a form and not sent, kept on this device. */
export interface Draft {
  /** When, in milliseconds since 1970. */
  savedAt: number
  /** The fields by their names. */
  values: Record<string, string>
}

const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** A form's draft, or undefined. One older than 30 days, or one that cannot be read, is dropped. */
export function readDraft(key: string): Draft | undefined {
  const draft = parsed(tryStorage((storage) => storage.getItem(DRAFT_PREFIX + key)))
  if (draft && Date.now() - draft.savedAt <= MAX_AGE_MS) return draft
  deleteDraft(key)
  return undefined
}

/**
 * Keeps a form's fields; beyond 20 drafts the oldest go. Where the device has no room, older drafts make way; where it
 * keeps nothing at all, nothing happens.
 */
export function saveDraft(key: string, values: Record<string, string>): void {
  const written = JSON.stringify({ savedAt: Date.now(), values } satisfies Draft)
  const older = draftsByAge().filter((name) => name !== DRAFT_PREFIX + key)
  for (const name of older.splice(0, Math.max(0, older.length + 1 - MAX_DRAFTS))) remove(name)
  while (!write(DRAFT_PREFIX + key, written)) {
    const oldest = older.shift()
    if (oldest === undefined) return
    remove(oldest)
  }
}

/** Forgets a form's draft. */
export function deleteDraft(key: string): void {
  remove(DRAFT_PREFIX + key)
}

function write(name: string, text: string): boolean {
  return tryStorage((storage) => storage.setItem(name, text) ?? true) ?? false
}

function remove(name: string): void {
  tryStorage((storage) => storage.removeItem(name))
}

/** The names of all drafts, oldest first; one that cannot be read counts as the oldest. */
function draftsByAge(): string[] {
  const names = tryStorage((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')) ?? []
  return names
    .filter((name) => name.startsWith(DRAFT_PREFIX))
    .map((name) => ({ name, savedAt: parsed(tryStorage((storage) => storage.getItem(name)))?.savedAt ?? 0 }))
    .sort((a, b) => a.savedAt - b.savedAt)
    .map(({ name }) => name)
}

/** Storage may be blocked, and even asking for it may throw; it may be full. */
function tryStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

function parsed(written: string | null | undefined): Draft | undefined {
  if (!written) return undefined
  try {
    const draft: unknown = JSON.parse(written)
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

function isDraft(given: unknown): given is Draft {
  if (typeof given !== 'object' || given === null || !('savedAt' in given) || !('values' in given)) return false
  const { savedAt, values } = given
  if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string')
}
