import { CompiledQuery, type DatabaseConnection, type SqliteDialectConfig, SqliteDriver } from 'kysely'

/** What SQLite's log holds that may not be on the disk yet. */
export interface Written {
  /** Whether anything was written in this turn. */
  isToBeKept: boolean
}

export interface WritingDriverConfig extends SqliteDialectConfig {
  written: Written
  /** Whether a transaction is open on the connection. */
  isInTransaction(): boolean
  /** Brings to the disk what has been committed so far. @throws {Error} when the disk refuses */
  toDisk(): Promise<void>
}

/**
 * One has its turn at the database at a time. Whoever wrote in it goes on when that is on the disk, and the next one has its
 * turn meanwhile.
 *
 * Every transaction begins as one that writes: it waits for its turn at the beginning. One that reads first and writes
 * then is refused at once, without a wait, when another process has written in between.
 */
export class WritingDriver extends SqliteDriver {
  readonly #written: Written
  readonly #toDisk: () => Promise<void>
  readonly #isInTransaction: () => boolean
  #lastTurn: Promise<void> = Promise.resolve()
  #endTurn = () => {}

  constructor({ written, toDisk, isInTransaction, ...config }: WritingDriverConfig) {
    super(config)
    this.#written = written
    this.#toDisk = toDisk
    this.#isInTransaction = isInTransaction
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#lastTurn
    this.#lastTurn = promise
    await before
    this.#endTurn = resolve
    return super.acquireConnection()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#written.isToBeKept = false
    // After a full disk SQLite has rolled back by itself; the caller is to see that, not that there is nothing to roll back.
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
  }

  override async releaseConnection(): Promise<void> {
    const { isToBeKept } = this.#written
    this.#written.isToBeKept = false
    this.#endTurn()
    if (isToBeKept) await this.#toDisk()
  }
}
