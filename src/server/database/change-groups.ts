import { setImmediate } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
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

/** Whether SQLite itself waits for the disk when it commits. */
const WAIT = CompiledQuery.raw('pragma synchronous = full')
const GO_ON = CompiledQuery.raw('pragma synchronous = normal')

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
 * its own fate: one that fails is rolled back alone. The disk is waited for aside, while readers are served and the next
 * changes are made.
 * @param toDisk brings to the disk what has been committed so far
 */
export function changeInGroups(db: Db, toDisk: () => Promise<void>): Change {
  const waiting: Waiting[] = []
  let isWorking = false

  const work = async () => {
    if (isWorking) return
    isWorking = true
    while (waiting.length > 0) {
      await makeGroup(db, waiting.splice(0, MOST), toDisk)
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

async function makeGroup(db: Db, group: readonly Waiting[], toDisk: () => Promise<void>): Promise<void> {
  const failed = (error: unknown) => {
    for (const each of group) each.failed(error)
  }
  try {
    await commitGroup(db, group)
  } catch (error) {
    return failed(error)
  }
  void toDisk().then(() => {
    for (const each of group) each.kept()
  }, failed)
}

function commitGroup(db: Db, group: readonly Waiting[]): Promise<void> {
  const make = group.length === 1 ? makeAlone : makeOne
  return db.connection().execute(async (own) => {
    await own.executeQuery(GO_ON)
    try {
      await own.transaction().execute(async (tx) => {
        // Each with a transaction of its own to the eye: what it notes about it (revisions, mail) goes with it when it fails.
        for (const each of group) await make(tx.$extendTables(), each)
      })
    } finally {
      // Nobody brings to the disk what other transactions write.
      await own.executeQuery(WAIT)
    }
  })
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
