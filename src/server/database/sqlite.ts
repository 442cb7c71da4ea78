import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import {
  type Dialect,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import { WritingDriver, type WritingDriverConfig, type Written } from './writing-driver.ts'

/**
 * How long a write waits for another process before it is refused as busy, in ms. The wait holds up the whole process
 * (SQLite is called directly), so it is short: the caller tries again.
 */
const BUSY_MS = 1000
/** Memory for pages of the database, in kB, and how much of the file may be read in place, in bytes. */
const CACHE_KB = 16_000
const MAPPED_BYTES = 256 * 1024 ** 2
/**
 * How long the log gets, in pages of 4 kB, before the process itself takes it into the database: only where the thread that
 * does so (`checkpoints.ts`) can't keep up, or there is none.
 */
const LOG_PAGES = 16_000
/** Statements that are kept prepared; the site has some hundreds. */
const KEPT_STATEMENTS = 500

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'database.sqlite')
}

/**
 * The SQLite database in the data folder; made if there is none. What is written is kept once `toDisk` has brought the log to
 * the disk: whoever writes waits for that, and for nobody else is the database held meanwhile.
 */
export function sqliteIn(dataDir: string, toDisk: () => Promise<void>): Dialect {
  mkdirSync(dataDir, { recursive: true })
  const file = new SqliteFile(sqliteFile(dataDir), { timeout: BUSY_MS })
  const journal = file.pragma('journal_mode = WAL', { simple: true })
  if (journal !== 'wal') throw new Error(`SQLite can keep no log in ${dataDir}: it needs a disk of this machine`)
  // SQLite itself would wait for the disk in the process, and nobody would be served.
  file.pragma('synchronous = NORMAL')
  file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  file.pragma('foreign_keys = ON')
  file.pragma(`cache_size = -${CACHE_KB}`)
  file.pragma(`mmap_size = ${MAPPED_BYTES}`)
  const written: Written = { isToBeKept: false }
  return new WritingDialect({
    database: keepingPrepared(file, written),
    written,
    toDisk,
    isInTransaction: () => file.inTransaction,
  })
}

/** Preparing a statement takes as long as running most: each text is prepared once. */
function keepingPrepared(file: SqliteFile.Database, written: Written): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = kept.get(sql) ?? statementOf(file, sql, written)
      // The one that was not used longest goes first.
      kept.delete(sql)
      kept.set(sql, known)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      return known
    },
  }
}

function statementOf(file: SqliteFile.Database, sql: string, written: Written): SqliteStatement {
  const statement = file.prepare(sql)
  const isWriting = !statement.readonly
  const done = <T>(result: T): T => {
    written.isToBeKept ||= isWriting
    return result
  }
  return {
    reader: statement.reader,
    all: (parameters) => done(statement.all(...parameters)),
    run: (parameters) => done(statement.run(...parameters)),
    // Open for longer than a call: it must have a statement of its own.
    iterate: (parameters) => file.prepare(sql).iterate(...parameters),
  }
}

/**
 * SQLite looks at a value while it plans and plans anew with the next one, which takes longer than most answers: decision 027.
 * At a value behind a plus, which changes nothing, it does not look.
 */
class OncePlanned extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

/** Kysely's own turns would last until the disk is ready: the driver gives them instead. */
class TurnsOfDriver extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class WritingDialect extends SqliteDialect {
  readonly #config: WritingDriverConfig

  constructor(config: WritingDriverConfig) {
    super(config)
    this.#config = config
  }

  override createAdapter(): DialectAdapter {
    return new TurnsOfDriver()
  }

  override createQueryCompiler(): QueryCompiler {
    return new OncePlanned()
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config)
  }
}
