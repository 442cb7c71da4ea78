import type { Db } from '#platform/database/schema.ts'

/** How many mails wait, those of them that are due first, why they wait, and the mails that were given up, newest first, at most 100 of each. */
export async function listFailedMails(db: Db) {
  const failed = await db
    .selectFrom('outbox_mail')
    .select(['id', 'kind', 'recipient', 'last_error', 'failed_at'])
    .where('failed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const next = await db
    .selectFrom('outbox_mail')
    .select(['id', 'kind', 'recipient', 'due_at'])
    .where('failed_at', 'is', null)
    .where('sent_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(100)
    .execute()
  return { waiting: await countWaitingMails(db), next, reasons: await listMailFailures(db), failed }
}

export async function countWaitingMails(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('outbox_mail')
    .select((row) => row.fn.countAll<number | string>().as('waiting'))
    .where('failed_at', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Why mails wait that were tried before, at most 10 reasons. */
export async function listMailFailures(db: Db): Promise<string[]> {
  const delayed = await selectDelayed(db).distinct().limit(10).execute()
  return delayed.flatMap(({ last_error }) => last_error ?? [])
}

/** Queues mails that were given up or wait again, from their first attempt; not those that are being sent. @returns their number */
export async function requeueMails(db: Db, ids: readonly number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await db
    .updateTable('outbox_mail')
    .set({ failed_at: null, handed_at: null, claimed_until: null, attempts: 0, due_at: now.toISOString() })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('claimed_until', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** Whether a mail waits because its last attempt failed. */
export async function areMailsFailing(db: Db): Promise<boolean> {
  return (await selectDelayed(db).limit(1).execute()).length > 0
}

/** Errors of mails that will be tried again. */
function selectDelayed(db: Db) {
  return db
    .selectFrom('outbox_mail')
    .select('last_error')
    .where('failed_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
}
