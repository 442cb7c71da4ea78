import type { OutputOf } from '#core/endpoint.ts'
import { inputError } from '#core/errors.ts'
import type { Call } from '#platform/http/call-context.ts'
import type { saveKit as call } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { FOLDER_NAME_FIELD, MAX_FOLDERS } from '../../rules.ts'
import { folderKey, listBookmarks, lockFolders } from '../queries/folders.ts'
import { findShared } from '../queries/links.ts'
import { insertFolder } from './folders.ts'
import { rowOf } from './items.ts'

/** Copies a shared folder with its order and the notes that the link shows. @throws {AppError} `not_found`, `link_off` */
export function saveKit({ member, params, now, commit }: Call<typeof call>): Promise<OutputOf<typeof call>> {
  return commit(async (tx) => {
    const { link, folder: shared } = await findShared(tx, params.code)
    const folders = await lockFolders(tx, member.id)
    const known = folders.find(({ id, saved_from }) => id === shared.id || saved_from === link.code)
    if (known) {
      const { id, folder_name } = known
      return { detail: responseText.alreadySaved, folder: { id, folder_name }, is_new: false }
    }
    if (folders.length >= MAX_FOLDERS) throw inputError('folders_full', responseText.foldersFull)
    const name = freeName(shared.folder_name, new Set(folders.map(({ folder_key }) => folder_key)))
    const { id, folder_name } = await insertFolder(tx, {
      accountId: member.id,
      name,
      isDefault: false,
      now,
      savedFrom: link.code,
    })
    const rows = await listBookmarks(tx, [shared.id])
    const copied = rows.map((row) => ({
      ...rowOf({ ...row, folderId: id, createdAt: now.toISOString() }),
      title: row.title ?? '',
      ...(link.shows_notes === 1 && { copies: row.copies ?? null, note: row.note ?? '' }),
    }))
    if (copied.length > 0) await tx.insertInto('bookmark').values(copied).execute()
    return { detail: responseText.saved(folder_name), folder: { id, folder_name }, is_new: true }
  })
}

/** 'Implants week', or 'Implants week 2' where the member has that name. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`
    const start = [...name].slice(0, FOLDER_NAME_FIELD.rule.max - end.length).join('')
    const free = `${start.trimEnd()}${end}`
    if (!taken.has(folderKey(free))) return free
  }
}
