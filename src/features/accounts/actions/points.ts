import { sql } from 'kysely'
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

/** Sets a member's points to what they should be. */
export async function setPoints(tx: Tx, accountId: number, points: number): Promise<void> {
  await tx.updateTable('account').set({ points }).where('id', '=', accountId).execute()
}
