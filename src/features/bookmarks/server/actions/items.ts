import type { OutputOf } from '#core/endpoint.ts'
import { AppError, inputError } from '#core/errors.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { MAX_ITEMS } from '../../rules.ts'
import { type Bookmarkable, type BookmarkTarget, targetKey } from '../bookmarkable.ts'
import { presentItem } from '../queries/bookmarks.ts'
import { type BookmarkRow, listBookmarks, lockFolder } from '../queries/folders.ts'

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
    return { detail: responseText.added, item: presentItem(added, item) }
  })
}

/** Removes a bookmark. A target that is not in the folder, or was deleted, is no error. @throws {AppError} `not_found` */
export const removeItem: Handler<typeof calls.removeItem> = ({ input, member, params, commit }) =>
  commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    await tx
      .deleteFrom('bookmark')
      .where('folder_id', '=', folder.id)
      .where('item_type', '=', input.type)
      .where('item_id', '=', input.id)
      .execute()
    return { detail: responseText.removed }
  })

/**
 * Saves the member's order of a folder. Bookmarks that the request does not name follow in their old order. Targets that
 * are not in the folder are ignored: another device has removed them.
 * @throws {AppError} `not_found`
 */
export const orderItems: Handler<typeof calls.orderItems> = ({ input, member, params, commit }) =>
  commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    const ordered = inOrder(await listBookmarks(tx, [folder.id]), input.items)
    // All rows exist, so this one statement only updates their positions.
    if (ordered.length > 0)
      await tx
        .insertInto('bookmark')
        .values(ordered.map((bookmark, index) => rowOf({ ...bookmark, position: index + 1 })))
        .onConflict((conflict) =>
          conflict
            .columns(['folder_id', 'item_type', 'item_id'])
            .doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
        )
        .execute()
    return { detail: responseText.ordered }
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

function rowOf({ folderId, type, id, position, createdAt }: BookmarkRow) {
  return { folder_id: folderId, item_type: type, item_id: id, position, created_at: createdAt }
}
