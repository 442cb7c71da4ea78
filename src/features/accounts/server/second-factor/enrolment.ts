import type { Db, Tx } from '#platform/database/schema.ts'

const HOUR_MS = 60 * 60_000
/** How long after the use of a printed link its owner may set up a second factor, in ms. */
export const ENROLMENT_MS = 24 * HOUR_MS
/** The same after the owner has removed the second factor with password and code, e.g. for a new phone. */
const CHANGE_MS = HOUR_MS

/** Whether a person may set up a second factor. A password alone does not do: somebody else may know it. */
export async function mayEnrol(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { enrolment_until } = await db
    .selectFrom('account')
    .select('enrolment_until')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return enrolment_until !== null && new Date(enrolment_until) > now
}

export async function allowEnrolment(tx: Tx, accountId: number, now: Date): Promise<void> {
  await setEnrolment(tx, accountId, new Date(now.getTime() + CHANGE_MS).toISOString())
}

export async function endEnrolment(tx: Tx, accountId: number): Promise<void> {
  await setEnrolment(tx, accountId, null)
}

async function setEnrolment(tx: Tx, accountId: number, enrolment_until: string | null): Promise<void> {
  await tx.updateTable('account').set({ enrolment_until }).where('id', '=', accountId).execute()
}
