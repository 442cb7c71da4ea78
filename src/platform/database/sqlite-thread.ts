import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import type { QueryResult } from 'kysely'

export interface ThreadSettings {
  file: string
  busyMs: number
  pragmas: readonly string[]
  /** Most prepared statements that the connection caches. */
  maxStatements: number
}

export interface Statement {
  sql: string
  parameters: readonly unknown[]
  /** Refused when SQLite has rolled its transaction back: it would be committed alone. */
  expectsTransaction: boolean
}

export type ThreadResponse =
  | { rows: unknown[] }
  | { changes: number; lastInsertRowid: number | bigint }
  | { error: { message: string; code: string } }

/** The error code of a statement whose transaction has been rolled back. */
export const ROLLED_BACK = 'SQLITE_ABORT_ROLLBACK'

/** A connection in its own thread, where it may wait for the disk and for other processes, or search for long. */
export class SqliteThread {
  readonly #settings: ThreadSettings
  #thread: Worker | undefined
  #isClosed = false
  /** The thread responds in the order of the statements. */
  readonly #pending: PromiseWithResolvers<ThreadResponse>[] = []
  #lastUser: Promise<void> = Promise.resolve()

  constructor(settings: ThreadSettings) {
    this.#settings = settings
  }

  /** Waits until all earlier users have released the connection. @returns the function that releases it */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const previous = this.#lastUser
    this.#lastUser = promise
    await previous
    return resolve
  }

  /** A write needs `acquire` before. A write outside a transaction is on the disk. @throws {SqliteFile.SqliteError} */
  async run<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const response = await this.#send(statement)
    if ('error' in response) throw new SqliteFile.SqliteError(response.error.message, response.error.code)
    // Kysely knows the type of the rows from the query.
    if ('rows' in response) return { rows: response.rows as Row[] }
    return { rows: [], insertId: BigInt(response.lastInsertRowid), numAffectedRows: BigInt(response.changes) }
  }

  /** Stops the thread when all users have released the connection. */
  async close(): Promise<void> {
    const release = await this.acquire()
    this.#isClosed = true
    release()
    if (this.#thread === undefined) return
    this.#thread.ref()
    this.#thread.postMessage('close')
    await once(this.#thread, 'exit')
  }

  async #send(statement: Statement): Promise<ThreadResponse> {
    if (this.#isClosed) throw new Error('the database is closed')
    this.#thread ??= this.#start()
    // The process may end when it has nothing else to do, but not while a statement is pending.
    this.#thread.ref()
    this.#thread.postMessage(statement)
    const pending = Promise.withResolvers<ThreadResponse>()
    this.#pending.push(pending)
    return pending.promise
  }

  #start(): Worker {
    const thread = new Worker(new URL('./sqlite-thread-main.ts', import.meta.url), { workerData: this.#settings })
    let cause: unknown
    thread.on('error', (error) => {
      cause = error
    })
    // The next statement starts another thread. An open transaction is lost.
    thread.on('exit', () => {
      this.#thread = undefined
      const error = new Error('a thread of the database has ended', { cause })
      for (const pending of this.#pending.splice(0)) pending.reject(error)
    })
    thread.on('message', (response: ThreadResponse) => {
      this.#pending.shift()?.resolve(response)
      if (this.#pending.length === 0) thread.unref()
    })
    return thread
  }
}
