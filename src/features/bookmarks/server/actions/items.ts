import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { Call } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { answers } from '../../messages.ts'
import { MAX_ITEMS } from '../../rules.ts'
import { type Bookmarkable, type BookmarkRef, refKey } from '../bookmarkable.ts'
import { itemOf } from '../queries/bookmarks.ts'
import { type BookmarkRow, listBookmarks, lockFolder } from '../queries/folders.ts'

/**
 * Puts something into a folder, behind the rest. What is in it already stays where it is.
 * @throws {AppError} `not_found` for the folder or the thing, `invalid_input` when the folder is full
 */
export function addItem(
  { input, member, params, now, commit }: Call<typeof calls.addItem>,
  bookmarkable: Bookmarkable,
): Promise<OutputOf<typeof calls.addItem>> {
  return commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    const [thing] = await bookmarkable.find(tx, [input])
    if (thing === undefined) throw new AppError('not_found')
    const bookmarks = await listBookmarks(tx, [folder.id])
    const existing = bookmarks.find((bookmark) => refKey(bookmark) === refKey(input))
    if (existing) return { detail: answers.added, item: itemOf(existing, thing) }
    if (bookmarks.length >= MAX_ITEMS)
      throw new AppError('invalid_input', { fields: { non_field_errors: [answers.folderFull] } })
    const position = (bookmarks.at(-1)?.position ?? 0) + 1
    const added = { ...input, folderId: folder.id, position, createdAt: now.toISOString() }
    await tx.insertInto('bookmark').values(rowOf(added)).execute()
    return { detail: answers.added, item: itemOf(added, thing) }
  })
}

/** Takes something out of a folder; what is not in it, or gone from the site, is no error. @throws {AppError} `not_found` */
export function removeItem({
  input,
  member,
  params,
  commit,
}: Call<typeof calls.removeItem>): Promise<OutputOf<typeof calls.removeItem>> {
  return commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    await tx
      .deleteFrom('bookmark')
      .where('folder_id', '=', folder.id)
      .where('item_type', '=', input.type)
      .where('item_id', '=', input.id)
      .execute()
    return { detail: answers.removed }
  })
}

/**
 * Puts a folder into the reader's own order. What is not named stays behind the rest in the order it has; what is named
 * and not in the folder was taken out on another device, and is passed over.
 * @throws {AppError} `not_found`
 */
export function orderItems({
  input,
  member,
  params,
  commit,
}: Call<typeof calls.orderItems>): Promise<OutputOf<typeof calls.orderItems>> {
  return commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    const ordered = inOrder(await listBookmarks(tx, [folder.id]), input.items)
    // One statement for all: every row is there, so that each only gets its new place.
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
    return { detail: answers.ordered }
  })
}

function inOrder(bookmarks: readonly BookmarkRow[], refs: readonly BookmarkRef[]): BookmarkRow[] {
  const left = new Map(bookmarks.map((bookmark) => [refKey(bookmark), bookmark]))
  const named = refs.flatMap((ref) => {
    const bookmark = left.get(refKey(ref))
    left.delete(refKey(ref))
    return bookmark ?? []
  })
  return [...named, ...left.values()]
}

function rowOf({ folderId, type, id, position, createdAt }: BookmarkRow) {
  return { folder_id: folderId, item_type: type, item_id: id, position, created_at: createdAt }
}
