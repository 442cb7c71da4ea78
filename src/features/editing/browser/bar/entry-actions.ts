import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'
import type { EntryState } from '../../contract.ts'
import { editing } from '../client.ts'
import { acceptEntry, removeEntry, replaceEntry } from './draft-store.ts'

/** What an editor does with a whole entry, after a confirmation. */
export type EntryAction = 'discard' | 'unpublish' | 'trash'

/** What the editor did last with an entry. The bar says it until the editor continues. */
export type Notice =
  | { kind: 'published'; entry: EntryKey; number: number; at: string; former: number | undefined }
  | { kind: 'unpublish' }
  /** With a way back to what there was before. */
  | { kind: 'discard' | 'trash'; before: EntryState }

export const notice = createStore<Notice | undefined>(undefined)

/** @throws {ApiError} @throws {NetworkError} */
export async function performAction(action: EntryAction, server: EntryState): Promise<void> {
  const call = { params: server }
  if (action === 'discard') {
    // Words that the server has not saved yet are in no draft.
    if (server.draft) await editing.discardDraft(memberTransport(), call)
    replaceEntry(await editing.getEntry(memberTransport(), call))
  } else if (action === 'unpublish') replaceEntry(await editing.unpublishEntry(memberTransport(), call))
  else {
    await editing.trashEntry(memberTransport(), call)
    removeEntry(server)
  }
}

/** Takes an entry or its draft back from the trash. @throws {ApiError} @throws {NetworkError} */
export async function undoAction(action: 'discard' | 'trash', server: EntryState): Promise<void> {
  const call = { params: server }
  if (action === 'trash' && server.published !== null) {
    acceptEntry(await editing.untrashEntry(memberTransport(), call))
    return
  }
  await editing.undoDiscard(memberTransport(), call)
  replaceEntry(await editing.getEntry(memberTransport(), call))
}

export function listActions(server: EntryState, hasDraft: boolean): EntryAction[] {
  const isPublic = server.published !== null
  return [
    ...(hasDraft && isPublic ? (['discard'] as const) : []),
    ...(isPublic && server.can_remove ? (['unpublish'] as const) : []),
    ...(server.can_remove ? (['trash'] as const) : []),
  ]
}
