import { randomInt } from 'node:crypto'
import { recordChange } from '#platform/database/change-log.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { lockFolder } from '../queries/folders.ts'
import { linksOf, presentLink } from '../queries/links.ts'

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const CODE_LENGTH = 10

/** Makes the share link of a folder, or changes what it shows. @throws {AppError} `not_found` */
export const shareFolder: Handler<typeof calls.shareFolder> = ({ input, member, params, now, commit }) =>
  commit(async (tx) => {
    const { id } = await lockFolder(tx, member.id, params.folder)
    const code = (await linksOf(tx, [id])).get(id)?.code ?? randomCode()
    const shown = { shows_notes: input.shows_notes ? 1 : 0, shows_name: input.shows_name ? 1 : 0 }
    await tx
      .insertInto('folder_link')
      .values({ code, folder_id: id, ...shown, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(shown))
      .execute()
    await recordChange(tx, `folder:${id}`)
    return presentLink({ code, ...shown })
  })

/** Ends the share link of a folder. The code stays taken. @throws {AppError} `not_found` for the folder */
export const unshareFolder: Handler<typeof calls.unshareFolder> = ({ member, params, commit }) =>
  commit(async (tx) => {
    const { id } = await lockFolder(tx, member.id, params.folder)
    await tx.updateTable('folder_link').set({ folder_id: null }).where('folder_id', '=', id).execute()
    await recordChange(tx, `folder:${id}`)
    return null
  })

/** 58 bits, without letters that people confuse. */
function randomCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
