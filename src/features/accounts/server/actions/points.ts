import { type Expression, sql } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'

/** Adds points to a member, or takes them back. @param points may be negative */
export async function addPoints(tx: Tx, accountId: number, points: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ points: sql<number>`points + ${points}` })
    .where('id', '=', accountId)
    .execute()
}

/** Sets the points of all members right. @param points what they should be, counted for each row of `account` */
export async function setAllPoints(tx: Tx, points: Expression<number>): Promise<void> {
  await tx.updateTable('account').set({ points }).where('points', '!=', points).execute()
}
