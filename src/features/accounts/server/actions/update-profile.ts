import type { Updateable } from 'kysely'
import { fieldError } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { deleteFileRows, deleteStoredFile, deleteUnusedBytes } from '#platform/files/delete-file.ts'
import { addFile, type StoredFile, storeFile } from '#platform/files/ingest.ts'
import type { Call, Handler } from '#platform/http/call-context.ts'
import { PREFERENCES, type updateUser } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { getAccount, getUser } from '../queries/accounts.ts'
import { lockMember } from '../queries/members.ts'
import type { AccountTable } from '../tables.ts'
import { findTimezone } from '../timezones.ts'
import { nameColumns } from './new-account.ts'
import { processPhoto } from './process-photo.ts'

type Input = Call<typeof updateUser>['input']

/** Changes the fields that the request contains. The email can't be changed. @throws {AppError} */
export const updateProfile: Handler<typeof updateUser> = async (call) => {
  const { db, context, input, member, commit } = call
  const timezone = input.timezone === undefined ? undefined : findTimezone(input.timezone)
  if (input.timezone !== undefined && timezone === undefined)
    throw fieldError('timezone', 'unknown_timezone', responseText.unknownTimezone)
  const photo = input.profile_picture ? await storePhoto(call, input.profile_picture) : undefined
  let discarded: string | undefined
  const user = await commit(async (tx) => {
    // Of two simultaneous photos the second must replace the first.
    await lockMember(tx, member.id)
    const before = await getAccount(tx, member.id)
    const { first_name = before.first_name, last_name = before.last_name } = input
    const changes = { ...changesOf({ ...input, timezone }), ...nameColumns({ first_name, last_name }) }
    if (photo) changes.picture_file_id = (await addFile(tx, photo)).id
    if (input.profile_picture === '') changes.picture_file_id = null
    await tx.updateTable('account').set(changes).where('id', '=', member.id).execute()
    const isReplaced = 'picture_file_id' in changes && changes.picture_file_id !== before.picture_file_id
    if (isReplaced && before.picture_file_id !== null) [discarded] = await deleteFileRows(tx, [before.picture_file_id])
    await recordChange(tx, 'members')
    return getUser(tx, member)
  }).catch(async (error: unknown) => {
    if (photo) await deleteStoredFile(db, context.store, photo)
    throw error
  })
  if (discarded !== undefined) await deleteUnusedBytes(db, context.store, discarded)
  return user
}

async function storePhoto({ context, member, now }: Call<typeof updateUser>, picture: File): Promise<StoredFile> {
  const bytes = await processPhoto(await picture.bytes())
  return storeFile(context.store, { name: `member-${member.id}.jpg`, bytes, modified: now.toISOString() })
}

function changesOf(input: Input): Updateable<AccountTable> {
  const changes: Updateable<AccountTable> = {}
  for (const field of ['timezone', 'bio', 'linkedin_url'] as const) {
    const value = input[field]
    if (value !== undefined) changes[field] = value
  }
  for (const preference of PREFERENCES) {
    const value = input[preference]
    if (value !== undefined) changes[preference] = value ? 1 : 0
  }
  return changes
}
