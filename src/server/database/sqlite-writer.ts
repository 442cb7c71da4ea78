import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
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
}

/** What the thread answers. */
type Answer =
  | { rows: unknown[] }
  | { changes: number; lastInsertRowid: number | bigint }
  | { error: { message: string; code: string } }

/** The code of what is refused because its transaction is not open any more. */
export const ROLLED_BACK = 'SQLITE_ABORT_ROLLBACK'

/** Statements create few objects that live long; without a limit V8 reserves as much here as for the whole site. */
const YOUNG_MEMORY_MB = 4

/** The connection that writes, in a thread of its own: there it may wait for the disk and for other processes. */
export class SqliteWriter {
  readonly #settings: WriterSettings
  #thread: Worker | undefined
  #isClosed = false
  /** The thread answers in the order of the statements. */
  readonly #waiting: PromiseWithResolvers<Answer>[] = []
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
    const thread = this.#thread
    if (thread === undefined) return
    thread.ref()
    thread.postMessage('close')
    await once(thread, 'exit')
  }

  async #ask(statement: Statement): Promise<Answer> {
    if (this.#isClosed) throw new Error('the database is closed')
    this.#thread ??= this.#start()
    const waiting = Promise.withResolvers<Answer>()
    this.#thread.postMessage(statement)
    this.#thread.ref()
    this.#waiting.push(waiting)
    return waiting.promise
  }

  #start(): Worker {
    const thread = new Worker(new URL('./sqlite-writer-thread.mjs', import.meta.url), {
      workerData: this.#settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
    })
    let cause: unknown
    thread.on('message', (answer: Answer) => {
      this.#waiting.shift()?.resolve(answer)
      // A process that has nothing else to do may end.
      if (this.#waiting.length === 0) thread.unref()
    })
    thread.on('error', (error) => {
      cause = error
    })
    // The next statement starts another thread. An open transaction is lost with this one.
    thread.on('exit', () => {
      this.#thread = undefined
      const error = new Error('the thread that writes to the database has ended', { cause })
      for (const waiting of this.#waiting.splice(0)) waiting.reject(error)
    })
    thread.unref()
    return thread
  }
}
