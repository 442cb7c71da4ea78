import { once } from 'node:events'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
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
  /** Usually it waits neither for the disk nor for another process. */
  isShort: boolean
}

type WriterResponse =
  | { rows: unknown[] }
  | { changes: number; lastInsertRowid: number | bigint }
  | { error: { message: string; code: string } }

/** The error code of a statement whose transaction has been rolled back. */
export const ROLLED_BACK = 'SQLITE_ABORT_ROLLBACK'

/** Statements create few long-lived objects; without a limit V8 reserves as much memory here as for the main thread. */
const YOUNG_MEMORY_MB = 4
/**
 * How long the main thread blocks for a statement of an open transaction, in ms; it takes about 0.02 ms. One iteration of the
 * event loop takes 2 ms under load, and a transaction has about ten statements: see decision 040.
 */
const SHORT_WAIT_MS = 0.5
/** Then the event loop continues, so that a transaction of many statements does not block readers. */
const MAX_SHORT_WAITS = 16

interface WriterThread {
  worker: Worker
  port: MessagePort
  /** Number of responses. */
  responseCount: Int32Array<SharedArrayBuffer>
}

/** The connection that writes, in its own thread, where it may wait for the disk and for other processes. */
export class SqliteWriter {
  readonly #settings: WriterSettings
  #thread: WriterThread | undefined
  #isClosed = false
  /** The thread responds in the order of the statements. */
  readonly #pending: PromiseWithResolvers<WriterResponse>[] = []
  /** Consecutive waits without an iteration of the event loop. */
  #shortWaits = 0
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
    const { worker, port } = this.#thread
    worker.ref()
    port.postMessage('close')
    await once(worker, 'exit')
  }

  async #send(statement: Statement): Promise<WriterResponse> {
    if (this.#isClosed) throw new Error('the database is closed')
    this.#thread ??= this.#start()
    const { port, responseCount } = this.#thread
    const previous = Atomics.load(responseCount, 0)
    port.postMessage(statement)
    const pending = Promise.withResolvers<WriterResponse>()
    if (this.#pending.push(pending) === 1 && statement.isShort && this.#shortWaits++ < MAX_SHORT_WAITS) {
      Atomics.wait(responseCount, 0, previous, SHORT_WAIT_MS)
      const received = receiveMessageOnPort(port)
      if (received !== undefined) this.#receive(received.message)
    }
    if (this.#pending.length > 0) {
      this.#shortWaits = 0
      // The process may end when it has nothing else to do, but not while a statement is pending.
      port.ref()
    }
    return pending.promise
  }

  #receive(response: WriterResponse): void {
    this.#pending.shift()?.resolve(response)
    if (this.#pending.length === 0) this.#thread?.port.unref()
  }

  #start(): WriterThread {
    const { port1: port, port2 } = new MessageChannel()
    const responseCount = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = new Worker(new URL('./sqlite-writer-thread.mjs', import.meta.url), {
      workerData: { settings: this.#settings, port: port2, responseCount },
      transferList: [port2],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    })
    let cause: unknown
    worker.on('error', (error) => {
      cause = error
    })
    // The next statement starts another thread. An open transaction is lost.
    worker.on('exit', () => {
      this.#thread = undefined
      const error = new Error('the thread that writes to the database has ended', { cause })
      for (const pending of this.#pending.splice(0)) pending.reject(error)
      port.close()
    })
    worker.unref()
    port.on('message', (response: WriterResponse) => this.#receive(response))
    port.unref()
    return { worker, port, responseCount }
  }
}
