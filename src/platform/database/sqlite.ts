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
import { ROLLED_BACK, SqliteThread } from './sqlite-thread.ts'
import { isInTransaction } from './transactions.ts'

/** How long a write waits for another process before it fails as busy, in ms. */
const WRITER_BUSY_MS = 5000
/** Reads wait only while another process recovers the database, in ms. They block the main thread. */
const READER_BUSY_MS = 1000
/** Most prepared statements that each connection caches; the site has some hundreds. */
const MAX_STATEMENTS = 500
/** 16 MB of cached pages, and up to 256 MB of the file memory-mapped. */
const MEMORY_PRAGMAS = ['cache_size = -16000', 'mmap_size = 268435456']

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'database.sqlite')
}

/**
 * The SQLite database in the data folder, created if there is none. Queries outside transactions read on the main thread, where
 * neither the disk nor an open transaction blocks them (WAL). All other statements go to the writer thread, one transaction at
 * a time; a commit returns when it is on the disk.
 */
export function sqliteDialect(dataDir: string): Dialect {
  return {
    createAdapter: () => new ConcurrentAdapter(),
    createDriver: () => new SqliteDriver(dataDir),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** Without it Kysely would let readers wait for the open transaction. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #dataDir: string
  #open: { reader: Reader; writer: SqliteThread } | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  async init(): Promise<void> {
    mkdirSync(this.#dataDir, { recursive: true })
    const file = sqliteFile(this.#dataDir)
    const reader = new Reader(file)
    const writer = openThread(file, ['synchronous = FULL', 'foreign_keys = ON'])
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
    // The writer last: the last connection copies the WAL into the database, which waits for the disk.
    this.#open?.reader.close()
    await this.#open?.writer.close()
  }
}

function openThread(file: string, pragmas: readonly string[]): SqliteThread {
  const allPragmas = [...MEMORY_PRAGMAS, ...pragmas]
  return new SqliteThread({ file, busyMs: WRITER_BUSY_MS, pragmas: allPragmas, maxStatements: MAX_STATEMENTS })
}

/** Reads the database of `sqliteDialect` in a thread, so that a long query does not block the main thread. It cannot write. */
export function sqliteReaderDialect(dataDir: string): Dialect {
  const thread = openThread(sqliteFile(dataDir), ['query_only = ON'])
  const refuse = async () => {
    throw new Error('a transaction on the connection that only reads')
  }
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }) => thread.run({ sql, parameters, expectsTransaction: false }),
    // Kysely's interface requires it; the site does not stream rows.
    async *streamQuery(query) {
      yield await this.executeQuery(query)
    },
  }
  return {
    createAdapter: () => new ConcurrentAdapter(),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: async () => undefined,
      destroy: () => thread.close(),
    }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** A read-only connection on the main thread. */
class Reader {
  readonly #file: SqliteFile.Database
  /** By SQL; undefined for a statement that is not a plain query. */
  readonly #statements = new Map<string, SqliteFile.Statement | undefined>()

  constructor(path: string) {
    this.#file = new SqliteFile(path, { timeout: READER_BUSY_MS })
    const journal = this.#file.pragma('journal_mode = WAL', { simple: true })
    if (journal !== 'wal') throw new Error(`SQLite can't use WAL for ${path}: it needs a local disk`)
    for (const pragma of [...MEMORY_PRAGMAS, 'query_only = ON']) this.#file.pragma(pragma)
  }

  /** The prepared statement of a query that only reads; undefined for any other statement. */
  find(sql: string): SqliteFile.Statement | undefined {
    if (this.#statements.has(sql)) return this.#statements.get(sql)
    const prepared = /^\s*(?:select|with)\b/i.test(sql) ? this.#file.prepare(sql) : undefined
    const statement = prepared?.readonly ? prepared : undefined
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear()
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

/** A connection for one query or one transaction. */
class Connection implements DatabaseConnection {
  readonly #reader: Reader
  readonly #writer: SqliteThread
  readonly #path: string
  /** Set while a transaction is open. */
  #release: (() => void) | undefined
  /** Set while a read-only transaction is open. */
  #snapshot: Reader | undefined

  constructor(reader: Reader, writer: SqliteThread, path: string) {
    this.#reader = reader
    this.#writer = writer
    this.#path = path
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release !== undefined) return this.#writer.run<Row>({ sql, parameters, expectsTransaction: true })
    const statement = (this.#snapshot ?? this.#reader).find(sql)
    // Kysely knows the type of the rows from the query.
    if (statement !== undefined) return { rows: statement.all(...parameters) as Row[] }
    if (this.#snapshot !== undefined) throw new Error('a write in a read-only transaction')
    const release = await this.#acquireWriter()
    try {
      return await this.#writer.run<Row>({ sql, parameters, expectsTransaction: false })
    } finally {
      release()
    }
  }

  // Kysely's interface requires it; the site does not stream rows.
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async begin({ accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') {
      this.#snapshot = new Reader(this.#path)
      this.#snapshot.execute('begin')
      return
    }
    const release = await this.#acquireWriter()
    try {
      // Immediate: a transaction that reads first and then writes fails when another process has written in between.
      await this.#writer.run({ sql: 'begin immediate', parameters: [], expectsTransaction: false })
      this.#release = release
    } catch (error) {
      release()
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#snapshot !== undefined) return this.#snapshot.execute(how)
    try {
      await this.executeQuery(CompiledQuery.raw(how))
    } catch (error) {
      // After a full disk SQLite has already rolled back: the caller must see that error, not this one.
      if (how === 'commit' || !isRolledBack(error)) throw error
    }
  }

  release(): void {
    this.#snapshot?.close()
    this.#release?.()
  }

  async #acquireWriter(): Promise<() => void> {
    if (isInTransaction()) throw new Error('a write outside the open transaction would wait for it forever: use its tx')
    return this.#writer.acquire()
  }
}

function isRolledBack(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code === ROLLED_BACK
}
