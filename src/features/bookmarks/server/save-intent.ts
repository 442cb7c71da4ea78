import type { Intents } from '#features/accounts/server/public.ts'
import { parseTarget } from '../target.ts'
import type { Bookmarkable } from './bookmarkable.ts'
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
