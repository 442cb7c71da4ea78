import type { Tx } from '#platform/database/schema.ts'

interface NewSuspension {
  accountId: number
  /** Null for an unlimited time. */
  until: Date | null
  reason: string
  now: Date
}

/** Suspends a member. Replaces an earlier suspension. */
export async function setSuspension(tx: Tx, { accountId, until, reason, now }: NewSuspension): Promise<void> {
  const row = { account_id: accountId, until: until?.toISOString() ?? null, reason, created_at: now.toISOString() }
  await tx
    .insertInto('suspension')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

export async function endSuspension(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('suspension').where('account_id', '=', accountId).execute()
}
