import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#server/config/config.ts'
import { protectData } from '#server/config/protect-data.ts'
import { type Change, changeAlone, changeInGroups } from './change-groups.ts'
import { keepingStatements } from './keeping-statements.ts'
import { logFile } from './log-file.ts'
import type { Db, Tables } from './schema.ts'
import { sqliteFile, sqliteIn } from './sqlite.ts'

export type DialectName = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  dialect: DialectName
  change: Change
  /** Ends when all changes that are to be seen by now are on the disk. @throws {Error} when the disk refuses */
  toDisk(): Promise<void>
  /** @throws when the database does not answer */
  ping(): Promise<void>
  close(): Promise<void>
}

const POSTGRES_CONNECTIONS = 10
const POSTGRES_CONNECT_MS = 5000

/** PostgreSQL's type number of 64-bit integers; sizes stay below 2^53, so they are read as numbers. */
const INT8_OID = 20

/** Opens the database that the settings name: PostgreSQL by `DATABASE_URL`, else SQLite in the data folder. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Database {
  return config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl)
}

function openSqlite(dataDir: string): Database {
  protectData(dataDir)
  const { toDisk, close } = logFile(sqliteFile(dataDir))
  const db = new Kysely<Tables>({ dialect: sqliteIn(dataDir, toDisk) })
  return {
    ...opened(db, 'sqlite'),
    change: changeInGroups(db),
    toDisk,
    close: async () => {
      await db.destroy()
      await close()
    },
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: keepingStatements(pool) }) })
  // It shows nothing to others before that is on its disk.
  return { ...opened(db, 'postgres'), change: changeAlone(db), toDisk: async () => {}, close: () => db.destroy() }
}

function opened(db: Db, dialect: DialectName) {
  return {
    db,
    dialect,
    ping: async () => {
      await db.selectFrom('revision').select('area').limit(1).execute()
    },
  }
}
