import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'

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

/** The SQLite database in the data folder; made if there is none. */
export function sqliteIn(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true })
  const file = new SqliteFile(sqliteFile(dataDir), { timeout: BUSY_MS })
  const journal = file.pragma('journal_mode = WAL', { simple: true })
  if (journal !== 'wal') throw new Error(`SQLite can keep no log in ${dataDir}: it needs a disk of this machine`)
  file.pragma('synchronous = FULL')
  file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  file.pragma('foreign_keys = ON')
  file.pragma(`cache_size = -${CACHE_KB}`)
  file.pragma(`mmap_size = ${MAPPED_BYTES}`)
  return new WritingDialect({ database: keepingPrepared(file) })
}

/** Preparing a statement takes as long as running most: each text is prepared once. */
function keepingPrepared(file: SqliteFile.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = kept.get(sql) ?? statementOf(file, sql)
      // The one that was not used longest goes first.
      kept.delete(sql)
      kept.set(sql, known)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      return known
    },
  }
}

function statementOf(file: SqliteFile.Database, sql: string): SqliteStatement {
  const statement = file.prepare(sql)
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    // Open for longer than a call: it must have a statement of its own.
    iterate: (parameters) => file.prepare(sql).iterate(...parameters),
  }
}

/**
 * Every transaction begins as one that writes: it waits for its turn at the beginning. One that reads first and writes
 * then is refused at once, without a wait, when another process has written in between.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
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

class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createQueryCompiler(): QueryCompiler {
    return new OncePlanned()
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config)
  }
}
