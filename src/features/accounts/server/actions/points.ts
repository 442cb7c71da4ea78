import { type Expression, sql } from 'kysely'
import type { Tx } from '#platform/database/schema.ts'

/** @param points added to the member's points; may be negative */
export async function addPoints(tx: Tx, accountId: number, points: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ points: sql<number>`points + ${points}` })
    .where('id', '=', accountId)
    .execute()
}

/** Corrects the points of all members. @param points an expression of the right number for a row of `account` */
export async function setAllPoints(tx: Tx, points: Expression<number>): Promise<void> {
  await tx.updateTable('account').set({ points }).where('points', '!=', points).execute()
}
