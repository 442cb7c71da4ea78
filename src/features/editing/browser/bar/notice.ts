import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'
import type { EntryState } from '../../contract.ts'
import type { EntryAction } from './entry-actions.ts'

/** What the editor did last with an entry. The bar says it until the editor continues. */
export type Notice = { entry: EntryKey } & (
  | { kind: 'published'; number: number; at: string; former: number | undefined }
  | { kind: EntryAction; before: EntryState }
)

export const notice = createStore<Notice | undefined>(undefined)
