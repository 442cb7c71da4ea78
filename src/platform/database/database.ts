import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#platform/config/config.ts'
import { protectData } from '#platform/config/protect-data.ts'
import { LongReads } from './long-reads.ts'
import type { Db, Tables } from './schema.ts'
import { sqliteDialect, sqliteReaderDialect } from './sqlite.ts'
import { TransactionAwareKysely } from './transactions.ts'

export type DialectName = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  dialect: DialectName
  /** Long reads of everybody. */
  longReads: LongReads
  /** @throws when the database does not answer */
  ping(): Promise<void>
  close(): Promise<void>
}

const POSTGRES_CONNECTIONS = 10
const POSTGRES_CONNECT_MS = 5000
/**
 * For SSDs. With the default of 4, for hard disks, PostgreSQL scans all texts to find a rare word: 105 ms instead of 1.4 at
 * 5,000 documents (decision 047). Without JIT: PostgreSQL compiles each long query again, which takes longer than a search of
 * a common word.
 */
const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off'

/** PostgreSQL's type id of 64-bit integers. Sizes stay below 2^53, so they are read as numbers. */
const INT8_OID = 20

/** Opens the database that the settings name: PostgreSQL by `DATABASE_URL`, else SQLite in the data folder. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl)
}

function openSqlite(dataDir: string): Database {
  protectData(dataDir)
  const db = new TransactionAwareKysely<Tables>({ dialect: sqliteDialect(dataDir) })
  return wrapDatabase(db, 'sqlite', new Kysely<Tables>({ dialect: sqliteReaderDialect(dataDir) }))
}

function openPostgres(url: string): Database {
  pg.types.setTypeParser(INT8_OID, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_CONNECT_MS,
    options: PLANNER_OPTIONS,
  })
  // A connection that ends is replaced at the next query. Without a listener its error would end the process: the pool listens
  // to idle connections alone, not to one that waits between two queries of a transaction.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  const db = new TransactionAwareKysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return wrapDatabase(db, 'postgres', db)
}

function wrapDatabase(db: Db, dialect: DialectName, reader: Db): Database {
  return {
    db,
    dialect,
    longReads: new LongReads(reader),
    ping: async () => {
      await db.selectFrom('change').select('id').limit(1).execute()
    },
    close: async () => {
      if (reader !== db) await reader.destroy()
      await db.destroy()
    },
  }
}
