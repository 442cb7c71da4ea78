import type { Db, Tx } from '#server/database/schema.ts'

/** How long it is known what has changed. An index that did not look for half as long is made anew, in ms. */
export const CHANGES_KEPT_MS = 60 * 60 * 1000

/**
 * Says, in the transaction of the change, that something in discussions was edited, hidden, shown or removed: themselves
 * or a comment. What is new need not be said.
 */
export async function markChanged(tx: Tx, ...discussionIds: readonly number[]): Promise<void> {
  if (discussionIds.length === 0) return
  const changed_at = new Date().toISOString()
  await tx
    .insertInto('discussion_change')
    .values(discussionIds.map((discussion_id) => ({ discussion_id, changed_at })))
    .execute()
}

/** Throws away what every index has seen. */
export async function forgetChanges(db: Db): Promise<void> {
  const before = new Date(Date.now() - CHANGES_KEPT_MS).toISOString()
  await db.deleteFrom('discussion_change').where('changed_at', '<', before).execute()
}
