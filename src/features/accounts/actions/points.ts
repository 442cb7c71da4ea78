import { type Expression, sql } from 'kysely'
import { type Place, prepared } from '#server/database/prepared.ts'
import type { Tx } from '#server/database/schema.ts'

/** Adds points to a member, or takes them back. @param points may be negative */
export async function addPoints(tx: Tx, accountId: number, points: number): Promise<void> {
  await addedPoints(tx, { accountId, points })
}

const addedPoints = prepared((db, value: Place<{ accountId: number; points: number }>) =>
  db
    .updateTable('account')
    .set({ points: sql<number>`points + ${value('points')}` })
    .where('id', '=', value('accountId')),
)

/** Sets the points of all members right. @param points what they should be, counted for each row of `account` */
export async function setAllPoints(tx: Tx, points: Expression<number>): Promise<void> {
  await tx.updateTable('account').set({ points }).where('points', '!=', points).execute()
}
