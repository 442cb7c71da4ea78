import type { Tx } from '#platform/database/schema.ts'
import type { BookmarkTarget } from '../target.ts'

/** Stores the titles of targets that are being taken off the site, for the members who have bookmarked them. */
export async function noteTakenOff(tx: Tx, targets: readonly (BookmarkTarget & { title: string })[]): Promise<void> {
  for (const { type, id, title } of targets)
    await tx.updateTable('bookmark').set({ title }).where('item_type', '=', type).where('item_id', '=', id).execute()
}
