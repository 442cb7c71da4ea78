import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { ROLLED_BACK, SqliteWriter } from './sqlite-writer.ts'
import { isInTransaction } from './transactions.ts'

/** How long a write waits for another process before it is refused as busy, in ms. */
const WRITER_BUSY_MS = 5000
/** Readers wait only while another process recovers the database. The whole process waits with them. */
const READER_BUSY_MS = 1000
/** Statements that each connection keeps prepared; the site has some hundreds. */
const KEPT_STATEMENTS = 500
/** 16 MB of pages in memory, and up to 256 MB of the file read in place. */
const MEMORY = ['cache_size = -16000', 'mmap_size = 268435456']

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'database.sqlite')
}

/**
 * The SQLite database in the data folder, made if there is none. Queries outside transactions read on the main thread,
 * where neither the disk nor an open transaction holds them up (WAL). Everything else goes to the thread that writes,
 * one transaction at a time; a commit returns when it is on the disk.
 */
export function sqliteIn(dataDir: string): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => new ReadersAndWriter(dataDir),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** With one connection Kysely would let readers wait for the open transaction. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class ReadersAndWriter implements Driver {
  readonly #dataDir: string
  #open: { reader: Reader; writer: SqliteWriter } | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  async init(): Promise<void> {
    mkdirSync(this.#dataDir, { recursive: true })
    const file = sqliteFile(this.#dataDir)
    const reader = new Reader(file)
    const pragmas = [...MEMORY, 'synchronous = FULL', 'foreign_keys = ON']
    const writer = new SqliteWriter({ file, busyMs: WRITER_BUSY_MS, pragmas, keptStatements: KEPT_STATEMENTS })
    this.#open = { reader, writer }
  }

  async acquireConnection(): Promise<Connection> {
    if (this.#open === undefined) throw new Error('the database is not open')
    return new Connection(this.#open.reader, this.#open.writer, sqliteFile(this.#dataDir))
  }

  beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings)
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.end('commit')
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.end('rollback')
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    // The writer last: the connection that closes the database copies the log into it, which waits for the disk.
    this.#open?.reader.close()
    await this.#open?.writer.close()
  }
}

/** A connection that can't write. */
class Reader {
  readonly #file: SqliteFile.Database
  /** Undefined for what is no plain query. */
  readonly #statements = new Map<string, SqliteFile.Statement | undefined>()

  constructor(path: string) {
    this.#file = new SqliteFile(path, { timeout: READER_BUSY_MS })
    const journal = this.#file.pragma('journal_mode = WAL', { simple: true })
    if (journal !== 'wal') throw new Error(`SQLite can't use WAL for ${path}: it needs a local disk`)
    for (const pragma of [...MEMORY, 'query_only = ON']) this.#file.pragma(pragma)
  }

  /** The prepared statement of a query that only reads; undefined for any other. */
  find(sql: string): SqliteFile.Statement | undefined {
    if (this.#statements.has(sql)) return this.#statements.get(sql)
    const prepared = /^\s*(?:select|with)\b/i.test(sql) ? this.#file.prepare(sql) : undefined
    const statement = prepared?.readonly ? prepared : undefined
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear()
    this.#statements.set(sql, statement)
    return statement
  }

  execute(sql: string): void {
    this.#file.exec(sql)
  }

  close(): void {
    this.#file.close()
  }
}

/** One use of the database: a query or a transaction. */
class Connection implements DatabaseConnection {
  readonly #reader: Reader
  readonly #writer: SqliteWriter
  readonly #path: string
  /** Set while a transaction is open. */
  #endTurn: (() => void) | undefined
  /** Set while a read-only transaction is open. */
  #snapshot: Reader | undefined

  constructor(reader: Reader, writer: SqliteWriter, path: string) {
    this.#reader = reader
    this.#writer = writer
    this.#path = path
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn !== undefined)
      return this.#writer.run<Row>({ sql, parameters, expectsTransaction: true, isShort: sql !== 'commit' })
    const statement = (this.#snapshot ?? this.#reader).find(sql)
    // Kysely knows the type of the rows from the query.
    if (statement !== undefined) return { rows: statement.all(...parameters) as Row[] }
    if (this.#snapshot !== undefined) throw new Error('a write in a read-only transaction')
    const endTurn = await this.#takeTurn()
    try {
      return await this.#writer.run<Row>({ sql, parameters, expectsTransaction: false, isShort: false })
    } finally {
      endTurn()
    }
  }

  // Kysely asks for it; nothing of the site streams rows.
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') {
      this.#snapshot = new Reader(this.#path)
      this.#snapshot.execute('begin')
      return
    }
    const endTurn = await this.#takeTurn()
    try {
      // As a writer from the start: one that reads first and then writes is refused when another process has written in between.
      await this.#writer.run({ sql: 'begin immediate', parameters: [], expectsTransaction: false, isShort: true })
      this.#endTurn = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#snapshot !== undefined) return this.#snapshot.execute(how)
    try {
      await this.executeQuery(CompiledQuery.raw(how))
    } catch (error) {
      // After a full disk SQLite has rolled back by itself: the caller is to see that error, not this one.
      if (how === 'commit' || !isRolledBack(error)) throw error
    }
  }

  release(): void {
    this.#snapshot?.close()
    this.#endTurn?.()
  }

  async #takeTurn(): Promise<() => void> {
    if (isInTransaction()) throw new Error('a write beside the open transaction would wait for it forever: use its tx')
    return this.#writer.takeTurn()
  }
}

function isRolledBack(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code === ROLLED_BACK
}
