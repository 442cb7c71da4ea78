import { fdatasync, open } from 'node:fs'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Db } from './schema.ts'

const openFile = promisify(open)
const toDisk = promisify(fdatasync)

/**
 * SQLite begins its log anew when all of it has been taken in, is on the disk, and nobody writes. While many write, that
 * never is so when the thread has done its part (`checkpoints.ts`): the process then takes in the few pages that have come
 * meanwhile. What the thread wrote is brought to the disk before, aside, or SQLite would wait for it here.
 */
export function newLog(file: string, db: Db): { begin(): Promise<void>; begun(): Promise<unknown> } {
  // Open for as long as the process lives: whoever closes a file gives up all locks that the process has on it, SQLite's too.
  let opened: Promise<number> | undefined
  let underWay: Promise<void> | undefined

  const takeInRest = async () => {
    opened ??= openFile(file, 'r')
    await toDisk(await opened)
    await sql`pragma wal_checkpoint(passive)`.execute(db)
  }

  return {
    /** Once at a time. */
    begin() {
      underWay ??= takeInRest().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    begun: () => Promise.allSettled([underWay]),
  }
}
