import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { SecondFactorTable } from '../tables.ts'

/** The second factor of an account that is in force. */
export function findSecondFactor(db: Db, accountId: number): Promise<Selectable<SecondFactorTable> | undefined> {
  return db
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** Deletes the second factor with its recovery codes. No session of the account counts as checked any more. */
export async function deleteSecondFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
  await tx.updateTable('session').set({ second_factor_at: null }).where('account_id', '=', accountId).execute()
}
