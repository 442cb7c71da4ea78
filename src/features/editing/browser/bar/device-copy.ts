import type { AnyValue } from '#core/content-type.ts'
import { DRAFT_PREFIX, tryStorage } from '#ui/drafts/draft-storage.ts'

/** A text that the server has not confirmed, with the saves that it started from. */
export interface Copy {
  value: AnyValue
  saved: AnyValue
  revision: number
  version: number
}

const copyKey = (id: string) => `${DRAFT_PREFIX}entry:${id}`

/** Stores unconfirmed text on this device, so that a crash loses nothing; undefined deletes it. */
export function storeCopy(id: string, copy: Copy | undefined): void {
  // Where storage is blocked or full, the text is still in the form.
  tryStorage((storage) => (copy ? storage.setItem(copyKey(id), JSON.stringify(copy)) : storage.removeItem(copyKey(id))))
}

export function readCopy(id: string): Copy | undefined {
  return tryStorage((storage) => {
    const stored = storage.getItem(copyKey(id))
    // Only this file writes the key.
    return stored === null ? undefined : (JSON.parse(stored) as Copy)
  })
}
