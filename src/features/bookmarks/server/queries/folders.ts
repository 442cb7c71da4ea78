import type { Selectable } from 'kysely'
import { orNotFound } from '#core/errors.ts'
import { compareNames } from '#core/format.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { BOOKMARK_TYPES, type BookmarkTarget } from '../../target.ts'
import type { BookmarkFolderTable } from '../tables.ts'

export type FolderRow = Selectable<BookmarkFolderTable>

export interface BookmarkRow extends BookmarkTarget {
  folderId: number
  position: number
  createdAt: string
  /** Its title when it was taken off the site. */
  title?: string
  copies?: number | null
  note?: string
  noteChangedAt?: string | null
}

/** Two names are the same if their keys are: case and the composition of accents do not matter. */
export function folderKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** A member's folders: the default folder first, then by name. */
export async function listFolderRows(db: Db, accountId: number): Promise<FolderRow[]> {
  const rows = await db.selectFrom('bookmark_folder').selectAll().where('account_id', '=', accountId).execute()
  // Sorted here because SQLite and PostgreSQL order letters differently.
  return rows.sort((a, b) => b.is_default - a.is_default || compareNames(a.folder_name, b.folder_name) || a.id - b.id)
}

/** The bookmarks of these folders in the member's order, including those of deleted targets. */
export async function listBookmarks(db: Db, folderIds: readonly number[]): Promise<BookmarkRow[]> {
  if (folderIds.length === 0) return []
  const rows = await db
    .selectFrom('bookmark')
    .selectAll()
    .where('folder_id', 'in', folderIds)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('item_type')
    .orderBy('item_id')
    .execute()
  return rows.flatMap(({ note_changed_at, ...row }) => {
    const { folder_id, item_type, item_id, created_at, ...rest } = row
    const type = BOOKMARK_TYPES.find((each) => each === item_type)
    if (type === undefined) return []
    return [{ folderId: folder_id, type, id: item_id, createdAt: created_at, noteChangedAt: note_changed_at, ...rest }]
  })
}

/** A folder of any member. Only for signed URLs. */
export function findFolder(db: Db, id: number): Promise<FolderRow | undefined> {
  return db.selectFrom('bookmark_folder').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * A member's folder, locked until the transaction ends.
 * @throws {AppError} `not_found`, also for another member's folder, so that nobody learns that it exists
 */
export async function lockFolder(tx: Tx, accountId: number, id: number): Promise<FolderRow> {
  const folder = tx.selectFrom('bookmark_folder').selectAll().where('id', '=', id).where('account_id', '=', accountId)
  return orNotFound(await lock(tx, folder).executeTakeFirst())
}

/** A member's folders. Locks the default folder, so that two new names are checked one after the other. */
export async function lockFolders(tx: Tx, accountId: number): Promise<FolderRow[]> {
  const ofMember = tx.selectFrom('bookmark_folder').select('id').where('account_id', '=', accountId)
  await lock(tx, ofMember.where('is_default', '=', 1)).execute()
  return listFolderRows(tx, accountId)
}

/** Notes that the contents of a folder have changed, which share links show. */
export async function touchFolder(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('bookmark_folder').set({ changed_at: now.toISOString() }).where('id', '=', id).execute()
  await recordChange(tx, `folder:${id}`)
}
