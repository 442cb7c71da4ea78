import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import pg from 'pg'
import type { Config } from '#server/config/config.ts'
import type { Db, Tables } from './schema.ts'

export type DialectName = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  dialect: DialectName
  /** @throws when the database does not answer */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * How long a write waits for another process before it is refused as busy, in ms. The wait holds up the whole process
 * (SQLite is called directly), so it is short: the caller tries again.
 */
const SQLITE_BUSY_MS = 1000
const POSTGRES_CONNECTIONS = 10
const POSTGRES_CONNECT_MS = 5000

/** PostgreSQL's type number of 64-bit integers; sizes stay below 2^53, so they are read as numbers. */
const INT8_OID = 20

/** Opens the database that the settings name: PostgreSQL by `DATABASE_URL`, else SQLite in the data folder. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl)
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const sqlite = new SqliteDatabase(join(dataDir, 'database.sqlite'), { timeout: SQLITE_BUSY_MS })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  return opened(new Kysely<Tables>({ dialect: new WritingDialect({ database: sqlite }) }), 'sqlite')
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

class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new WritingDriver(this.#config)
  }
}

function openPostgres(url: string): Database {
  pg.types.setTypeParser(INT8_OID, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_CONNECT_MS,
  })
  // A dropped idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return opened(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), 'postgres')
}

function opened(db: Db, dialect: DialectName): Database {
  return {
    db,
    dialect,
    ping: async () => {
      await db.selectFrom('revision').select('area').limit(1).execute()
    },
    close: () => db.destroy(),
  }
}
