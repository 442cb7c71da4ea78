import { once } from 'node:events'
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import SqliteFile from 'better-sqlite3'
import type { QueryResult } from 'kysely'

/** What the thread needs to open the database. */
export interface WriterSettings {
  file: string
  busyMs: number
  pragmas: readonly string[]
  keptStatements: number
}

export interface Statement {
  sql: string
  parameters: readonly unknown[]
  /** Refused when no transaction is open any more: it would be committed alone. */
  expectsTransaction: boolean
  /** It waits neither for the disk nor for another process, as a rule. */
  isShort: boolean
}

/** What the thread answers. */
type CachedResponse =
  | { rows: unknown[] }
  | { changes: number; lastInsertRowid: number | bigint }
  | { error: { message: string; code: string } }

/** The code of what is refused because its transaction is not open any more. */
export const ROLLED_BACK = 'SQLITE_ABORT_ROLLBACK'

/** Statements create few objects that live long; without a limit V8 reserves as much here as for the whole site. */
const YOUNG_MEMORY_MB = 4
/**
 * A statement of an open transaction takes some 0.02 ms, so the main thread waits so long for it, in ms. One turn of the event
 * loop takes 2 ms while many read, and a comment has ten statements: see decision 040.
 */
const SHORT_WAIT_MS = 0.5
/** Then the event loop has a turn, so that a transaction of many statements does not hold up readers. */
const MOST_SHORT_WAITS = 16

interface DiscussionState {
  worker: Worker
  port: MessagePort
  /** Counts the answers. */
  answered: Int32Array<SharedArrayBuffer>
}

/** The connection that writes, in a thread of its own: there it may wait for the disk and for other processes. */
export class SqliteWriter {
  readonly #settings: WriterSettings
  #thread: DiscussionState | undefined
  #isClosed = false
  /** The thread answers in the order of the statements. */
  readonly #waiting: PromiseWithResolvers<CachedResponse>[] = []
  /** In a row, without a turn of the event loop. */
  #shortWaits = 0
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(settings: WriterSettings) {
    this.#settings = settings
  }

  /** SQLite has one writer at a time. @returns how to end the turn, once all earlier ones have ended */
  async takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#lastTurn
    this.#lastTurn = promise
    await before
    return resolve
  }

  /** To be called in a turn. What it wrote outside a transaction is on the disk. @throws {SqliteFile.SqliteError} */
  async run<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const answer = await this.#ask(statement)
    if ('error' in answer) throw new SqliteFile.SqliteError(answer.error.message, answer.error.code)
    // Kysely knows the type of the rows from the query.
    if ('rows' in answer) return { rows: answer.rows as Row[] }
    return { rows: [], insertId: BigInt(answer.lastInsertRowid), numAffectedRows: BigInt(answer.changes) }
  }

  /** Ends the thread when all turns have ended. */
  async close(): Promise<void> {
    const endTurn = await this.takeTurn()
    this.#isClosed = true
    endTurn()
    if (this.#thread === undefined) return
    const { worker, port } = this.#thread
    worker.ref()
    port.postMessage('close')
    await once(worker, 'exit')
  }

  async #ask(statement: Statement): Promise<CachedResponse> {
    if (this.#isClosed) throw new Error('the database is closed')
    this.#thread ??= this.#start()
    const { port, answered } = this.#thread
    const before = Atomics.load(answered, 0)
    port.postMessage(statement)
    const waiting = Promise.withResolvers<CachedResponse>()
    if (this.#waiting.push(waiting) === 1 && statement.isShort && this.#shortWaits++ < MOST_SHORT_WAITS) {
      Atomics.wait(answered, 0, before, SHORT_WAIT_MS)
      const received = receiveMessageOnPort(port)
      if (received !== undefined) this.#answered(received.message)
    }
    if (this.#waiting.length > 0) {
      this.#shortWaits = 0
      // A process that has nothing else to do may end, but not while somebody waits.
      port.ref()
    }
    return waiting.promise
  }

  #answered(answer: CachedResponse): void {
    this.#waiting.shift()?.resolve(answer)
    if (this.#waiting.length === 0) this.#thread?.port.unref()
  }

  #start(): DiscussionState {
    const { port1: port, port2 } = new MessageChannel()
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = new Worker(new URL('./sqlite-writer-thread.mjs', import.meta.url), {
      workerData: { settings: this.#settings, port: port2, answered },
      transferList: [port2],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    })
    let cause: unknown
    worker.on('error', (error) => {
      cause = error
    })
    // The next statement starts another thread. An open transaction is lost with this one.
    worker.on('exit', () => {
      this.#thread = undefined
      const error = new Error('the thread that writes to the database has ended', { cause })
      for (const waiting of this.#waiting.splice(0)) waiting.reject(error)
      port.close()
    })
    worker.unref()
    port.on('message', (answer: CachedResponse) => this.#answered(answer))
    port.unref()
    return { worker, port, answered }
  }
}
