import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { gathering } from './gathering.ts'
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
  committed(): void
  failed(error: unknown): void
}

/**
 * For SQLite, where one change is made at a time and each waits for the disk: those that have come while one was under way
 * are made together and wait once. Each keeps its own fate: one that fails is rolled back alone.
 */
export function changeInGroups(db: Db): Change {
  const waiting: Waiting[] = []
  let isWorking = false
  const { others, isEnough } = gathering()

  const work = async () => {
    if (isWorking) return
    isWorking = true
    while (waiting.length > 0) {
      await others(waiting.length >= MOST)
      await makeGroup(db, waiting.splice(0, MOST))
      await setImmediate()
    }
    isWorking = false
  }

  return <T>(change: (tx: Tx) => Promise<T>) =>
    new Promise<Changed<T>>((resolve, reject) => {
      let changed: Changed<T> | undefined
      waiting.push({
        make: async (tx) => {
          changed = { made: await change(tx), tx }
        },
        committed: () => changed && resolve(changed),
        failed: reject,
      })
      if (waiting.length === MOST) isEnough()
      void work()
    })
}

async function makeGroup(db: Db, group: readonly Waiting[]): Promise<void> {
  const make = group.length === 1 ? makeAlone : makeOne
  try {
    await db.transaction().execute(async (tx) => {
      // Each with a transaction of its own to the eye: what it notes about it (revisions, mail) goes with it when it fails.
      for (const each of group) await make(tx.$extendTables(), each)
    })
    for (const { committed } of group) committed()
  } catch (error) {
    for (const { failed } of group) failed(error)
  }
}

function makeAlone(tx: Tx, { make }: Waiting): Promise<void> {
  return make(tx)
}

async function makeOne(tx: Tx, { make, failed }: Waiting): Promise<void> {
  await sql`savepoint one`.execute(tx)
  try {
    await make(tx)
  } catch (error) {
    // After a full disk there is no way back to here: then all have failed by the same cause.
    await sql`rollback to one`.execute(tx).catch(() => Promise.reject(error))
    failed(error)
  }
  await sql`release one`.execute(tx)
}

/** For PostgreSQL, which makes many changes at once and writes what is committed together by itself. */
export function changeAlone(db: Db): Change {
  return (change) => db.transaction().execute(async (tx) => ({ made: await change(tx), tx }))
}
