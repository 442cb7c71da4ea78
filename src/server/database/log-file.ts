import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const toDisk = promisify(fdatasync)

/** SQLite's log (WAL) as the file that it is. */
export interface LogFile {
  /**
   * Ends when everything that stands in the log by now is on the disk; nobody else waits meanwhile.
   * @throws {Error} when the disk refuses
   */
  toDisk(): Promise<void>
  /** To be called once the database is closed. */
  close(): Promise<void>
}

/** The log of the database at a path. Those who ask while the disk is at work share its next turn. */
export function logFile(database: string): LogFile {
  let file: number | undefined
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined

  const afterThis = async () => {
    await Promise.allSettled([underWay])
    underWay = next
    next = undefined
    // SQLite makes it with the first thing that is written.
    file ??= openSync(`${database}-wal`, 'r+')
    await toDisk(file)
  }

  return {
    toDisk() {
      next ??= afterThis()
      return next
    },
    async close() {
      await Promise.allSettled([underWay, next])
      if (file !== undefined) closeSync(file)
    },
  }
}
