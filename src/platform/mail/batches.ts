import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables, Tx } from '#platform/database/schema.ts'

export interface BatchCount {
  sent: number
  failed: number
  /** Not tried yet, or being sent. */
  fresh: number
  /** The mail server did not take it; it is tried again. */
  delayed: number
  /** Why a mail is delayed. */
  error: string | null
}

const NOTHING: BatchCount = { sent: 0, failed: 0, fresh: 0, delayed: 0, error: null }

/** How far the mails of a batch are that were not counted yet. */
export async function countBatch(db: Db, batch: string): Promise<BatchCount> {
  return (await countBatches(db, [batch])).get(batch) ?? NOTHING
}

/** Like `countBatch` for several batches; those without mails are missing. */
export async function countBatches(db: Db, batches: readonly string[]): Promise<Map<string, BatchCount>> {
  if (batches.length === 0) return new Map()
  const rows = await db
    .selectFrom('outbox_mail')
    .select(['batch', 'sent_at', 'failed_at', 'last_error'])
    .where('batch', 'in', batches)
    .orderBy('id')
    .execute()
  const counts = new Map<string, BatchCount>()
  for (const { batch, sent_at, failed_at, last_error } of rows) {
    const count = { ...(counts.get(batch ?? '') ?? NOTHING) }
    if (sent_at !== null) count.sent++
    else if (failed_at !== null) count.failed++
    else if (last_error === null) count.fresh++
    else Object.assign(count, { delayed: count.delayed + 1, error: last_error })
    counts.set(batch ?? '', count)
  }
  return counts
}

/** The mails that were sent or given up leave the batch, so that each is counted once. */
export async function settleBatch(tx: Tx, batch: string): Promise<void> {
  await tx
    .updateTable('outbox_mail')
    .set({ batch: null })
    .where('batch', '=', batch)
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .execute()
}

/** Delays the mails of a batch that no worker sends just now. They are tried again as if for the first time. */
export async function delayBatch(tx: Tx, batch: string, until: string, now: Date): Promise<void> {
  await tx
    .updateTable('outbox_mail')
    .set({ due_at: until, attempts: 0, last_error: null, claimed_until: null })
    .where(isWaiting(batch, now))
    .execute()
}

/** Deletes the mails of a batch that no worker sends just now. */
export async function deleteBatch(tx: Tx, batch: string, now: Date): Promise<void> {
  await tx.deleteFrom('outbox_mail').where(isWaiting(batch, now)).execute()
}

function isWaiting(batch: string, now: Date) {
  return ({ and, or, eb }: ExpressionBuilder<Tables, 'outbox_mail'>) =>
    and([
      eb('batch', '=', batch),
      eb('sent_at', 'is', null),
      eb('failed_at', 'is', null),
      eb('handed_at', 'is', null),
      or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]),
    ])
}
