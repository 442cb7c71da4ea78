import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { deleteDraft, readDraft, saveDraft } from '#ui/drafts/draft.ts'

/** A comment that was sent off and may not have arrived. */
export interface UnsentComment {
  idempotencyKey: string
  text: string
}

/** Last member of this page: who is logged out while a comment is under way still owns it. */
let member = ''

function keyOf(discussion: number): string {
  member = String(currentViewer().user?.id ?? member)
  return `unsent-comments:${member}:${discussion}`
}

/** The member's comments on a discussion that may not have arrived, oldest first; of earlier visits too. */
export function listUnsentComments(discussion: number): UnsentComment[] {
  const values = readDraft(keyOf(discussion))?.values ?? {}
  return Object.entries(values).map(([idempotencyKey, text]) => ({ idempotencyKey, text }))
}

/** Keeps it on this device until it has arrived: with the same key a further try makes no second comment. */
export function saveUnsentComment(discussion: number, { idempotencyKey, text }: UnsentComment): void {
  saveDraft(keyOf(discussion), { ...readDraft(keyOf(discussion))?.values, [idempotencyKey]: text })
}

/** It has arrived, or is not wanted any more. */
export function deleteUnsentComment(discussion: number, idempotencyKey: string): void {
  const { [idempotencyKey]: _, ...others } = readDraft(keyOf(discussion))?.values ?? {}
  if (Object.keys(others).length > 0) saveDraft(keyOf(discussion), others)
  else deleteDraft(keyOf(discussion))
}
