import type { OutputOf } from '#core/endpoint.ts'
import { AppError, inputError } from '#core/errors.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { MAX_ITEMS } from '../../rules.ts'
import { type BookmarkTarget, targetKey } from '../../target.ts'
import type { Bookmarkable } from '../bookmarkable.ts'
import { noteOf, presentItem } from '../queries/bookmarks.ts'
import { type BookmarkRow, listBookmarks, lockFolder, touchFolder } from '../queries/folders.ts'

/**
 * Adds a bookmark at the end of a folder. An existing bookmark keeps its position.
 * @throws {AppError} `not_found` for the folder or the target, `invalid_input` if the folder is full
 */
export function addItem(
  { input, member, params, now, commit }: Call<typeof calls.addItem>,
  bookmarkable: Bookmarkable,
): Promise<OutputOf<typeof calls.addItem>> {
  return commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    const [item] = await bookmarkable.find(tx, [input])
    if (item === undefined) throw new AppError('not_found')
    const bookmarks = await listBookmarks(tx, [folder.id])
    const existing = bookmarks.find((bookmark) => targetKey(bookmark) === targetKey(input))
    if (existing) return { detail: responseText.added, item: presentItem(existing, item) }
    if (bookmarks.length >= MAX_ITEMS) throw inputError('folder_full', responseText.folderFull)
    const position = (bookmarks.at(-1)?.position ?? 0) + 1
    const added = { ...input, folderId: folder.id, position, createdAt: now.toISOString() }
    await tx.insertInto('bookmark').values(rowOf(added)).execute()
    await touchFolder(tx, folder.id, now)
    return { detail: responseText.added, item: presentItem(added, item) }
  })
}

/** Removes a bookmark. A target that is not in the folder, or was deleted, is no error. @throws {AppError} `not_found` */
export const removeItem: Handler<typeof calls.removeItem> = ({ input, member, params, now, commit }) =>
  commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    await tx
      .deleteFrom('bookmark')
      .where('folder_id', '=', folder.id)
      .where('item_type', '=', input.type)
      .where('item_id', '=', input.id)
      .execute()
    await touchFolder(tx, folder.id, now)
    return { detail: responseText.removed }
  })

/**
 * Saves the member's order of a folder. Bookmarks that the request does not name follow in their old order. Targets that
 * are not in the folder are ignored: another device has removed them.
 * @throws {AppError} `not_found`
 */
export const orderItems: Handler<typeof calls.orderItems> = ({ input, member, params, now, commit }) =>
  commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    const ordered = inOrder(await listBookmarks(tx, [folder.id]), input.items)
    // All rows exist, so this one statement only updates their positions.
    const isChanged = ordered.some(({ position }, index) => position !== index + 1)
    if (isChanged) {
      await tx
        .insertInto('bookmark')
        .values(ordered.map((bookmark, index) => rowOf({ ...bookmark, position: index + 1 })))
        .onConflict((conflict) =>
          conflict
            .columns(['folder_id', 'item_type', 'item_id'])
            .doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
        )
        .execute()
      await touchFolder(tx, folder.id, now)
    }
    return { detail: responseText.ordered }
  })

/**
 * Saves copies and note of a bookmark. A device may send a change hours later; what another device changed since then stays.
 * @throws {AppError} `not_found`
 */
export const noteItem: Handler<typeof calls.noteItem> = ({ input, member, params, now, commit }) =>
  commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    const row = (await listBookmarks(tx, [folder.id])).find((each) => targetKey(each) === targetKey(input))
    if (row === undefined) throw new AppError('not_found')
    const latest = now.toISOString()
    // The clock of a device may be fast.
    const note_changed_at = input.changed_at !== undefined && input.changed_at < latest ? input.changed_at : latest
    const isNewest = note_changed_at >= (row.noteChangedAt ?? '')
    if (isNewest) {
      await tx
        .updateTable('bookmark')
        .set({ copies: input.copies, note: input.note, note_changed_at })
        .where('folder_id', '=', folder.id)
        .where('item_type', '=', input.type)
        .where('item_id', '=', input.id)
        .execute()
      await touchFolder(tx, folder.id, now)
    }
    return { detail: responseText.noted, ...noteOf(isNewest ? input : row), is_newest: isNewest }
  })

function inOrder(bookmarks: readonly BookmarkRow[], targets: readonly BookmarkTarget[]): BookmarkRow[] {
  const remaining = new Map(bookmarks.map((bookmark) => [targetKey(bookmark), bookmark]))
  const named = targets.flatMap((target) => {
    const bookmark = remaining.get(targetKey(target))
    remaining.delete(targetKey(target))
    return bookmark ?? []
  })
  return [...named, ...remaining.values()]
}

export function rowOf({ folderId, type, id, position, createdAt }: BookmarkRow) {
  return { folder_id: folderId, item_type: type, item_id: id, position, created_at: createdAt }
}
