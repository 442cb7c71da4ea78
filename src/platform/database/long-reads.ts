import { setImmediate } from 'node:timers/promises'
import { AppError } from '#core/errors.ts'
import type { Db } from './schema.ts'

/** Most long reads at the same time. On SQLite one runs in the thread while the process ranks the rows of the other. */
const MAX_RUNNING = 2
/** Most that wait; each takes some milliseconds. */
const MAX_WAITING = 60

/**
 * Searches and other long reads of everybody. A few run, some wait in their order, others are refused, so that these never take
 * the database or the process from short reads. On SQLite they have a thread and a connection of their own.
 */
export class LongReads {
  readonly #db: Db
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * @param signal aborted when the reader has left; a read that has not begun is then skipped
   * @throws {AppError} `busy` when too many wait, or when the reader has left
   */
  async run<T>(read: (db: Db) => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.#running >= MAX_RUNNING) await this.#waitForTurn()
    else this.#running += 1
    try {
      if (signal.aborted) throw new AppError('busy')
      const result = await read(this.#db)
      // Requests that have arrived are answered before the result is rendered.
      await setImmediate()
      return result
    } finally {
      const next = this.#waiting.shift()
      // The next one takes this place.
      if (next) next()
      else this.#running -= 1
    }
  }

  #waitForTurn(): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) throw new AppError('busy')
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
    })
  }
}
