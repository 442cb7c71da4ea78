import type { Updateable } from 'kysely'
import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import type { AccountTable } from '#server/database/member-tables.ts'
import { raiseRevision } from '#server/database/revisions.ts'
import { discardBytes, discardRow } from '#server/files/discard.ts'
import { takeIn } from '#server/files/intake.ts'
import type { Call } from '#server/http/call.ts'
import { PREFERENCES, type updateUser } from '../contract.ts'
import { getAccount, getUser } from '../queries/accounts.ts'
import { answers } from '../text.ts'
import { findTimezone } from '../timezones.ts'
import { remakePhoto } from './photo.ts'

type Input = Call<typeof updateUser>['input']

/** Changes what was sent of a profile and leaves the rest. The email can't be changed. @throws {AppError} */
export async function changeProfile({
  db,
  ground,
  input,
  member,
  now,
  commit,
}: Call<typeof updateUser>): Promise<OutputOf<typeof updateUser>> {
  const timezone = input.timezone === undefined ? undefined : findTimezone(input.timezone)
  if (input.timezone !== undefined && timezone === undefined)
    throw new AppError('invalid_input', { fields: { timezone: [answers.unknownTimezone] } })
  const photo = input.profile_picture ? await remakePhoto(await input.profile_picture.bytes()) : undefined
  let discarded: string | undefined
  const user = await commit(async (tx) => {
    // First, because it makes changes wait for each other: of two photos at once the second must know of the first.
    await raiseRevision(tx, 'members')
    const before = await getAccount(tx, member.id)
    const changes = changesOf({ ...input, timezone })
    if (photo) {
      const name = `member-${member.id}.jpg`
      changes.picture_file_id = (await takeIn(tx, ground.store, { name, bytes: photo, modified: now.toISOString() })).id
    }
    if (input.profile_picture === '') changes.picture_file_id = null
    if (Object.keys(changes).length > 0)
      await tx.updateTable('account').set(changes).where('id', '=', member.id).execute()
    const isReplaced = 'picture_file_id' in changes && changes.picture_file_id !== before.picture_file_id
    if (isReplaced && before.picture_file_id !== null) discarded = await discardRow(tx, before.picture_file_id)
    return getUser(tx, member.id)
  })
  if (discarded !== undefined) await discardBytes(db, ground.store, discarded)
  return user
}

function changesOf(input: Input): Updateable<AccountTable> {
  const changes: Updateable<AccountTable> = {}
  for (const field of ['first_name', 'last_name', 'timezone', 'bio', 'linkedin_url'] as const) {
    const value = input[field]
    if (value !== undefined) changes[field] = value
  }
  for (const preference of PREFERENCES) {
    const value = input[preference]
    if (value !== undefined) changes[preference] = value ? 1 : 0
  }
  return changes
}
