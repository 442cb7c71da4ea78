import { AppError, type FieldError, fieldError, inputError } from '#core/errors.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type * as calls from '../../contract.ts'
import { fieldText, responseText } from '../../messages.ts'
import { MAX_FOLDERS } from '../../rules.ts'
import { emptyFolder } from '../queries/bookmarks.ts'
import { type FolderRow, folderKey, lockFolder, lockFolders, touchFolder } from '../queries/folders.ts'

/** Creates a folder. @throws {AppError} `invalid_input` for a name in use, or if the member has too many folders */
export const createFolder: Handler<typeof calls.createFolder> = ({ context, input, member, now, commit }) =>
  commit(async (tx) => {
    const folders = await lockFolders(tx, member.id)
    const isTaken = folders.some((folder) => folder.folder_key === folderKey(input.folder_name))
    if (isTaken) throw nameError(NOT_CREATED, NAME_TAKEN)
    if (folders.length >= MAX_FOLDERS)
      throw nameError(NOT_CREATED, { code: 'folders_full', message: responseText.foldersFull })
    const folder = await insertFolder(tx, { accountId: member.id, name: input.folder_name, isDefault: false, now })
    return emptyFolder(folder, { secret: context.secret, now })
  })

/**
 * Renames a folder. A member may change the case of its name.
 * @throws {AppError} `not_found`, `invalid_input` for the default folder or the name of another folder
 */
export const renameFolder: Handler<typeof calls.renameFolder> = ({ input, member, params, now, commit }) => {
  const folder_name = input.folder_name ?? input.name
  if (folder_name === undefined) throw fieldError('folder_name', 'required', fieldText.folderName.required)
  const folder_key = folderKey(folder_name)
  return commit(async (tx) => {
    const folders = await lockFolders(tx, member.id)
    const folder = folders.find((each) => each.id === params.folder)
    if (folder === undefined) throw new AppError('not_found')
    const isTaken = folders.some((each) => each.id !== folder.id && each.folder_key === folder_key)
    if (folder.is_default === 1) throw nameError(NOT_RENAMED)
    if (isTaken) throw nameError(NOT_RENAMED, NAME_TAKEN)
    await tx.updateTable('bookmark_folder').set({ folder_name, folder_key }).where('id', '=', folder.id).execute()
    await touchFolder(tx, folder.id, now)
    return { id: folder.id, folder_name }
  })
}

/** Deletes a folder with its bookmarks. @throws {AppError} `not_found`, `invalid_input` for the default folder */
export const deleteFolder: Handler<typeof calls.deleteFolder> = ({ member, params, now, commit }) =>
  commit(async (tx) => {
    const folder = await lockFolder(tx, member.id, params.folder)
    if (folder.is_default === 1) throw inputError('not_deleted', responseText.notDeleted)
    await touchFolder(tx, folder.id, now)
    // The foreign keys delete its bookmarks and end its link.
    await tx.deleteFrom('bookmark_folder').where('id', '=', folder.id).execute()
    return null
  })

interface NewFolder {
  accountId: number
  name: string
  isDefault: boolean
  now: Date
  savedFrom?: string
}

export function insertFolder(tx: Tx, { accountId, name, isDefault, now, savedFrom }: NewFolder): Promise<FolderRow> {
  return tx
    .insertInto('bookmark_folder')
    .values({
      account_id: accountId,
      folder_name: name,
      folder_key: folderKey(name),
      is_default: isDefault ? 1 : 0,
      created_at: now.toISOString(),
      saved_from: savedFrom ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const NOT_CREATED = { code: 'not_created', message: responseText.notCreated }
const NOT_RENAMED = { code: 'not_renamed', message: responseText.notRenamed }
const NAME_TAKEN = { code: 'name_taken', message: responseText.nameTaken }

/** @param errors what failed, then why */
function nameError(...errors: FieldError[]): AppError {
  return new AppError('invalid_input', { fields: { folder_name: errors } })
}
