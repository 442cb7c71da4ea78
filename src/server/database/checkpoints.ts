import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { newLog } from './new-log.ts'
import type { Db } from './schema.ts'

/** How often it is looked whether something was written, in ms. */
const EVERY_MS = 1000
/** It holds a database open and little else. */
const MAX_MEMORY_MB = 16
/** A log that is worth beginning anew, in pages of 4 kB: what 200 comments write. */
const LONG_LOG_PAGES = 4000

/** What the thread tells. */
type Told = { logPages: number } | { problem: string }

export interface CheckpointsOptions {
  /** Path of the SQLite database. */
  file: string
  /** The process's own connection to it. */
  db: Db
  log: { error(fields: object, message: string): void }
  everyMs?: number
}

/**
 * Takes what was written from SQLite's log into the database itself, in a thread: that waits for the disk twice, and every
 * reader would wait with it. Should the thread end, the process does it alone when the log is long (`LOG_PAGES`).
 */
export function startCheckpoints({ file, db, log, everyMs = EVERY_MS }: CheckpointsOptions): { stop(): Promise<void> } {
  const thread = new Worker(new URL('./checkpoint-thread.mjs', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  const failed = (problem: string) => log.error({ problem }, 'the log of the database could not be taken in')
  const { begin, begun } = newLog(file, db)
  thread.unref()
  thread.on('error', (err) => log.error({ err }, 'the thread that takes in the log of the database has ended'))
  thread.on('message', (told: Told) => {
    if ('problem' in told) failed(told.problem)
    else if (told.logPages >= LONG_LOG_PAGES) begin().catch((error: unknown) => failed(String(error)))
  })

  let seenMs: number | undefined
  const look = async () => {
    // Without a log there is nothing to take in, and where it can't be looked at the database says so itself.
    const writtenMs = (await stat(`${file}-wal`).catch(() => undefined))?.mtimeMs
    if (writtenMs !== seenMs) thread.postMessage('written')
    seenMs = writtenMs
  }
  const timer = setInterval(() => void look(), everyMs).unref()

  return {
    stop: async () => {
      clearInterval(timer)
      await thread.terminate()
      await begun()
    },
  }
}
