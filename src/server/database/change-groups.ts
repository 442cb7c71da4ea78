import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './schema.ts'

/** What a change has made, and the transaction that it was made in, others perhaps with it. */
export interface Changed<T> {
  made: T
  tx: Tx
}

/** Makes a change in a transaction: wholly or, when it throws, not at all. It is on the disk when the promise is kept. */
export type Change = <T>(change: (tx: Tx) => Promise<T>) => Promise<Changed<T>>

/** Changes of one transaction, at most: SQLite answers without a pause, and readers wait meanwhile. */
const MOST = 8

interface Waiting {
  make(tx: Tx): Promise<void>
  /** This change alone is undone. Its caller hears of it with the others: it may have failed by what they wrote. */
  undone(error: unknown): void
  /** The group is on the disk: callers hear how it went. */
  kept(): void
  /** The whole group is lost. */
  failed(error: unknown): void
}

/**
 * For SQLite, where one change is made at a time: those that have come while one was under way are made together. Each keeps
 * its own fate: one that fails is rolled back alone. While they wait for the disk the next changes are made.
 */
export function changeInGroups(db: Db): Change {
  const waiting: Waiting[] = []
  let isWorking = false

  const work = async () => {
    if (isWorking) return
    isWorking = true
    while (waiting.length > 0) {
      await makeGroup(db, waiting.splice(0, MOST))
      await setImmediate()
    }
    isWorking = false
  }

  return <T>(change: (tx: Tx) => Promise<T>) =>
    new Promise<Changed<T>>((resolve, reject) => {
      let tell = () => {}
      waiting.push({
        make: async (tx) => {
          const changed = { made: await change(tx), tx }
          tell = () => resolve(changed)
        },
        undone: (error) => {
          tell = () => reject(error)
        },
        kept: () => tell(),
        failed: reject,
      })
      void work()
    })
}

/** @returns when all of them are made. Their callers hear of it when they are on the disk, too. */
function makeGroup(db: Db, group: readonly Waiting[]): Promise<void> {
  const made = Promise.withResolvers<void>()
  const make = group.length === 1 ? makeAlone : makeOne
  const makeAll = async (tx: Tx) => {
    // Each with a transaction of its own to the eye: what it notes about it (revisions, mail) goes with it when it fails.
    for (const each of group) await make(tx.$extendTables(), each)
  }
  void db
    .transaction()
    .execute((tx) => makeAll(tx).finally(made.resolve))
    .then(
      () => {
        for (const each of group) each.kept()
      },
      (error: unknown) => {
        for (const each of group) each.failed(error)
      },
    )
    // Where it could not even begin.
    .finally(made.resolve)
  return made.promise
}

function makeAlone(tx: Tx, { make }: Waiting): Promise<void> {
  return make(tx)
}

async function makeOne(tx: Tx, { make, undone }: Waiting): Promise<void> {
  await sql`savepoint one`.execute(tx)
  try {
    await make(tx)
  } catch (error) {
    // After a full disk there is no way back to here: then all have failed by the same cause.
    await sql`rollback to one`.execute(tx).catch(() => Promise.reject(error))
    undone(error)
  }
  await sql`release one`.execute(tx)
}

/** For PostgreSQL, which makes many changes at once and writes what is committed together by itself. */
export function changeAlone(db: Db): Change {
  return (change) => db.transaction().execute(async (tx) => ({ made: await change(tx), tx }))
}
