import { drawerOf } from '#core/endpoint.ts'
import { holdMember, setPoints } from '#features/accounts/public.ts'
import type { Database } from '#server/database/database.ts'
import { raiseRevisions } from '#server/database/revisions.ts'
import type { Db, Tx } from '#server/database/schema.ts'
import { whenFree } from '#server/database/when-free.ts'
import { holdPost } from '../actions/post-state.ts'
import { findMiscounts, listWrongDiscussions, listWrongMembers, type Miscount, type Miscounts } from './miscounts.ts'

/** Rows that are held at once: those who write in them wait as long. */
const ROWS_A_BATCH = 50

/** Sets right what is counted wrong, in small transactions, while the site serves. @returns what was found wrong */
export async function repairCounts({ db }: Pick<Database, 'db'>): Promise<Miscounts> {
  const found = await findMiscounts(db)
  await inBatches(db, found.discussions, repairDiscussions)
  await inBatches(db, found.members, repairMembers)
  return found
}

async function inBatches(
  db: Db,
  wrong: readonly Miscount[],
  repair: (tx: Tx, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const ids = wrong.map(({ id }) => id).sort((one, other) => one - other)
  for (let start = 0; start < ids.length; start += ROWS_A_BATCH)
    await whenFree(() => db.transaction().execute((tx) => repair(tx, ids.slice(start, start + ROWS_A_BATCH))))
}

// Held first, then counted again: every change of a count holds the same row, so none is under way while it is counted.

async function repairDiscussions(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) await holdPost(tx, 'post', id)
  const wrong = await listWrongDiscussions(tx, ids)
  for (const { id, shouldBe } of wrong)
    await tx
      .updateTable('discussion')
      .set({ comment_count: Number(shouldBe) })
      .where('id', '=', id)
      .execute()
  if (wrong.length > 0) await raiseRevisions(tx, ['comments', ...wrong.map(({ id }) => drawerOf('discussion', id))])
}

async function repairMembers(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const id of ids) await holdMember(tx, id)
  const wrong = await listWrongMembers(tx, ids)
  for (const { id, shouldBe } of wrong) await setPoints(tx, id, Number(shouldBe))
  if (wrong.length > 0) await raiseRevisions(tx, ['comments', ...wrong.map(({ id }) => drawerOf('member', id))])
}
