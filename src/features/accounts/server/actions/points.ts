import { type AliasedExpression, sql } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'

/** Adds points to a member. @param points negative to subtract */
export async function addPoints(tx: Tx, accountId: number, points: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ points: sql<number>`points + ${points}` })
    .where('id', '=', accountId)
    .execute()
}

/** Corrects the points of all accounts that differ. @param counted a query of the right points of every account */
export async function setWrongPoints(
  tx: Tx,
  counted: AliasedExpression<{ id: number; points: number }, 'counted'>,
): Promise<void> {
  await tx
    .updateTable('account')
    .from(counted)
    .set((row) => ({ points: row.ref('counted.points') }))
    .whereRef('counted.id', '=', 'account.id')
    .whereRef('account.points', '!=', 'counted.points')
    .execute()
}
