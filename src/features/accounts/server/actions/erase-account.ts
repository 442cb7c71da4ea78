import { recordChange } from '#platform/database/change-log.ts'
import { lock } from '#platform/database/lock.ts'
import type { Tx } from '#platform/database/schema.ts'
import { deleteFileRows, deleteUnusedBytes } from '#platform/files/delete-file.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { deleteStoredResponses } from '#platform/http/idempotency.ts'
import { deleteWaitingMails } from '#platform/mail/mail.ts'
import { responseText } from '../../messages.ts'
import type { PersonalDataProvider } from '../personal-data.ts'
import { deleteSecondFactor } from '../second-factor/factors.ts'
import { GRACE_MS } from './close-account.ts'
import { nameColumns } from './new-account.ts'

type Stores = Pick<AppContext, 'database' | 'store'>

/** Erases the accounts whose time of grace is over. */
export async function eraseClosedAccounts(
  stores: Stores,
  providers: readonly PersonalDataProvider[],
  now: Date,
): Promise<void> {
  const { db } = stores.database
  const closedBefore = new Date(now.getTime() - GRACE_MS).toISOString()
  const due = db.selectFrom('account').select(['id', 'closing']).where('removed_at', '<', closedBefore)
  for (const { id, closing } of await due.where('closing', 'is not', null).execute()) {
    if (closing === 'go') for (const provider of providers) await provider.withdraw?.(db, id)
    await eraseAccount(stores, id, providers)
  }
}

/** Erases a closed account. Its row stays without a name and an email, so that posts in the community still have an author. */
async function eraseAccount(
  { database: { db }, store }: Stores,
  id: number,
  providers: readonly PersonalDataProvider[],
) {
  const discarded = await db.transaction().execute(async (tx) => {
    const closed = tx.selectFrom('account').select(['email', 'picture_file_id']).where('id', '=', id)
    const account = await lock(tx, closed.where('closing', 'is not', null)).executeTakeFirst()
    if (account === undefined) return []
    for (const provider of providers) await provider.forget(tx, id)
    await deleteSecondFactor(tx, id)
    await tx.deleteFrom('session').where('account_id', '=', id).execute()
    await tx.deleteFrom('account_token').where('account_id', '=', id).execute()
    const copy = await tx.deleteFrom('data_copy').where('account_id', '=', id).returning('sha256').executeTakeFirst()
    await deleteStoredResponses(tx, `"email":${JSON.stringify(account.email)}`)
    await deleteWaitingMails(tx, account.email ?? '')
    await clearRow(tx, id)
    await recordChange(tx, 'members')
    const photos = account.picture_file_id === null ? [] : await deleteFileRows(tx, [account.picture_file_id])
    return [...photos, ...(copy ? [copy.sha256] : [])]
  })
  for (const sha256 of discarded) if (sha256 !== '') await deleteUnusedBytes(db, store, sha256)
}

async function clearRow(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      ...nameColumns(responseText.formerMember),
      email: null,
      password_hash: '',
      picture_file_id: null,
      timezone: 'UTC',
      role: 'member',
      bio: '',
      linkedin_url: '',
      email_community_responses: 0,
      email_new_module: 0,
      email_occassional_updates: 0,
      closing: null,
    })
    .where('id', '=', id)
    .execute()
}
