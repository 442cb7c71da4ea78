import type { Intents } from '#features/accounts/server/public.ts'
import { BOOKMARK_TYPES } from '../contract.ts'
import type { Bookmarkable, BookmarkTarget } from './bookmarkable.ts'
import { lockFolders } from './queries/folders.ts'

/** A guest who wanted to save something and signed up has it in the default folder, which is still empty. */
export function bookmarkIntents(bookmarkable: Bookmarkable): Intents {
  return {
    save: async (tx, { accountId, value, now }) => {
      const target = parseTarget(value)
      const [folder] = await lockFolders(tx, accountId)
      if (target === undefined || folder === undefined) return false
      if ((await bookmarkable.find(tx, [target])).length === 0) return false
      const { type: item_type, id: item_id } = target
      await tx
        .insertInto('bookmark')
        .values({ folder_id: folder.id, item_type, item_id, position: 1, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return true
    },
  }
}

/** `handouts-12`, as `targetKey` makes it. */
function parseTarget(key: string): BookmarkTarget | undefined {
  const [, name, id] = /^([a-z_]+)-(\d{1,9})$/.exec(key) ?? []
  const type = BOOKMARK_TYPES.find((each) => each === name)
  return type && { type, id: Number(id) }
}
