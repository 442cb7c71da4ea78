import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import type { QueryResult } from 'kysely'

/** The settings with which the thread opens the database. */
export interface WriterSettings {
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

export type WriterResponse =
  | { rows: unknown[] }
  | { changes: number; lastInsertRowid: number | bigint }
  | { error: { message: string; code: string } }

/** The error code of a statement whose transaction has been rolled back. */
export const ROLLED_BACK = 'SQLITE_ABORT_ROLLBACK'

/** The connection that writes, in its own thread, where it may wait for the disk and for other processes. */
export class SqliteWriter {
  readonly #settings: WriterSettings
  #thread: Worker | undefined
  #isClosed = false
  /** The thread responds in the order of the statements. */
  readonly #pending: PromiseWithResolvers<WriterResponse>[] = []
  #lastWriter: Promise<void> = Promise.resolve()

  constructor(settings: WriterSettings) {
    this.#settings = settings
  }

  /** Waits until all earlier writers have released the connection. @returns the function that releases it */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const previous = this.#lastWriter
    this.#lastWriter = promise
    await previous
    return resolve
  }

  /** Call it between `acquire` and release. A write outside a transaction is on the disk. @throws {SqliteFile.SqliteError} */
  async run<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const response = await this.#send(statement)
    if ('error' in response) throw new SqliteFile.SqliteError(response.error.message, response.error.code)
    // Kysely knows the type of the rows from the query.
    if ('rows' in response) return { rows: response.rows as Row[] }
    return { rows: [], insertId: BigInt(response.lastInsertRowid), numAffectedRows: BigInt(response.changes) }
  }

  /** Stops the thread when all writers have released the connection. */
  async close(): Promise<void> {
    const release = await this.acquire()
    this.#isClosed = true
    release()
    if (this.#thread === undefined) return
    this.#thread.ref()
    this.#thread.postMessage('close')
    await once(this.#thread, 'exit')
  }

  async #send(statement: Statement): Promise<WriterResponse> {
    if (this.#isClosed) throw new Error('the database is closed')
    this.#thread ??= this.#start()
    // The process may end when it has nothing else to do, but not while a statement is pending.
    this.#thread.ref()
    this.#thread.postMessage(statement)
    const pending = Promise.withResolvers<WriterResponse>()
    this.#pending.push(pending)
    return pending.promise
  }

  #start(): Worker {
    const thread = new Worker(new URL('./sqlite-writer-thread.ts', import.meta.url), { workerData: this.#settings })
    let cause: unknown
    thread.on('error', (error) => {
      cause = error
    })
    // The next statement starts another thread. An open transaction is lost.
    thread.on('exit', () => {
      this.#thread = undefined
      const error = new Error('the thread that writes to the database has ended', { cause })
      for (const pending of this.#pending.splice(0)) pending.reject(error)
    })
    thread.on('message', (response: WriterResponse) => {
      this.#pending.shift()?.resolve(response)
      if (this.#pending.length === 0) thread.unref()
    })
    return thread
  }
}
