import type { OutputOf } from '#core/endpoint.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { deleteFileRows, deleteUnusedBytes } from '#platform/files/delete-file.ts'
import type { Call } from '#platform/http/call-context.ts'
import { deleteStoredResponses } from '#platform/http/idempotency.ts'
import { deleteWaitingMails } from '#platform/mail/mail.ts'
import type { deleteUser } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { getAccount } from '../queries/accounts.ts'
import { deleteSecondFactor } from '../second-factor/factors.ts'
import { logSecurity } from '../security-log.ts'
import { checkOwnPassword, lockCheckedAccount } from './check-password.ts'

/**
 * Deletes an account. Its row stays without a name and an email, so that posts in the community still have an author.
 * @throws {AppError} `invalid_input` at `password` if it is wrong
 */
export async function deleteAccount(
  call: Call<typeof deleteUser>,
  providers: readonly PersonalDataProvider[],
): Promise<OutputOf<typeof deleteUser>> {
  const { db, context, input, member, now, log, ip, commit } = call
  const account = await checkOwnPassword(call, 'password', input.password)
  const email = account.email ?? ''
  let discarded: string | undefined
  await commit(async (tx) => {
    // Lock before the photo is read, so that a photo uploaded at the same time is deleted too.
    await lockCheckedAccount(tx, account)
    const { picture_file_id } = await getAccount(tx, member.id)
    for (const provider of providers) await provider.forget(tx, member.id)
    await deleteSecondFactor(tx, member.id)
    await tx.deleteFrom('session').where('account_id', '=', member.id).execute()
    await tx.deleteFrom('account_token').where('account_id', '=', member.id).execute()
    await deleteStoredResponses(tx, `"email":${JSON.stringify(email)}`)
    await deleteWaitingMails(tx, email)
    await tx
      .updateTable('account')
      .set({
        email: null,
        password_hash: '',
        first_name: responseText.removedMember.first,
        last_name: responseText.removedMember.last,
        picture_file_id: null,
        timezone: 'UTC',
        role: 'member',
        bio: '',
        linkedin_url: '',
        email_community_responses: 0,
        email_new_module: 0,
        email_occassional_updates: 0,
        removed_at: now.toISOString(),
        enrolment_until: null,
      })
      .where('id', '=', member.id)
      .execute()
    if (picture_file_id !== null) [discarded] = await deleteFileRows(tx, [picture_file_id])
    await recordChange(tx, 'members')
    return null
  })
  logSecurity({ log, ip }, 'account_deleted', { accountId: member.id })
  if (discarded !== undefined) await deleteUnusedBytes(db, context.store, discarded)
  return null
}
