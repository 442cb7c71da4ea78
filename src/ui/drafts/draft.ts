import { DRAFT_PREFIX, tryStorage } from './draft-storage.ts'

/** The values of a form that was not sent, on this device. */
export interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number
  /** Values by field name. */
  values: Record<string, string>
}

const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** The draft of a form, or undefined. Deletes a draft that is older than 30 days or invalid. */
export function readDraft(key: string): Draft | undefined {
  const draft = parsed(tryStorage((storage) => storage.getItem(DRAFT_PREFIX + key)))
  if (draft && Date.now() - draft.savedAt <= MAX_AGE_MS) return draft
  deleteDraft(key)
  return undefined
}

/**
 * Saves the values of a form. Deletes the oldest drafts beyond 20, and as many as the device needs for space. Does nothing if
 * storage is blocked.
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

export function deleteDraft(key: string): void {
  remove(DRAFT_PREFIX + key)
}

function write(name: string, text: string): boolean {
  return tryStorage((storage) => storage.setItem(name, text) ?? true) ?? false
}

function remove(name: string): void {
  tryStorage((storage) => storage.removeItem(name))
}

/** The keys of all drafts, oldest first. An invalid one counts as the oldest. */
function draftsByAge(): string[] {
  const names = tryStorage((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')) ?? []
  return names
    .filter((name) => name.startsWith(DRAFT_PREFIX))
    .map((name) => ({ name, savedAt: parsed(tryStorage((storage) => storage.getItem(name)))?.savedAt ?? 0 }))
    .sort((a, b) => a.savedAt - b.savedAt)
    .map(({ name }) => name)
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
