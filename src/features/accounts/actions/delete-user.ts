import type { OutputOf } from '#core/endpoint.ts'
import { AppError } from '#core/errors.ts'
import { raiseRevision } from '#server/database/revisions.ts'
import { discardBytes, discardRow } from '#server/files/discard.ts'
import type { Call } from '#server/http/call.ts'
import type { MemberStore } from '#server/member-store.ts'
import type { deleteUser } from '../contract.ts'
import { getAccount } from '../queries/accounts.ts'
import { answers } from '../text.ts'
import { checkPassword } from './sign-in.ts'

/**
 * Deletes an account for good. Its row stays without a name or an address, so that what was written in the community
 * still has an author.
 * @throws {AppError} `invalid_input` at `password` when it is not the right one
 */
export async function deleteAccount(
  { db, ground, input, ip, member, now, commit }: Call<typeof deleteUser>,
  stores: readonly MemberStore[],
): Promise<OutputOf<typeof deleteUser>> {
  const email = (await getAccount(db, member.id)).email ?? ''
  await checkPassword({ db, ground, ip, now }, { email, password: input.password }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid_input')
      throw new AppError('invalid_input', { fields: { password: [answers.wrongPassword] } })
    throw error
  })
  let discarded: string | undefined
  await commit(async (tx) => {
    // First, because it makes changes wait for each other: a photo that came in meanwhile must go too.
    await raiseRevision(tx, 'members')
    const { picture_file_id } = await getAccount(tx, member.id)
    for (const store of stores) await store.forget(tx, member.id)
    await tx.deleteFrom('session').where('account_id', '=', member.id).execute()
    await tx.deleteFrom('account_token').where('account_id', '=', member.id).execute()
    await tx.deleteFrom('outbox_mail').where('recipient', '=', email).where('claimed_until', 'is', null).execute()
    await tx
      .updateTable('account')
      .set({
        email: null,
        password_hash: '',
        first_name: answers.removedMember.first,
        last_name: answers.removedMember.last,
        picture_file_id: null,
        timezone: 'UTC',
        bio: '',
        linkedin_url: '',
        email_community_responses: 0,
        email_new_module: 0,
        email_occassional_updates: 0,
        removed_at: now.toISOString(),
      })
      .where('id', '=', member.id)
      .execute()
    if (picture_file_id !== null) discarded = await discardRow(tx, picture_file_id)
    return null
  })
  if (discarded !== undefined) await discardBytes(db, ground.store, discarded)
  return null
}
