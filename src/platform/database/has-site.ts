import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { sqliteFile } from './sqlite.ts'

/** Whether a site has started with these settings before. Changes nothing. */
export async function hasSite(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<boolean> {
  if (config.databaseUrl === undefined) return existsSync(sqliteFile(config.dataDir))
  const { db, close } = openDatabase(config)
  const { rows } = await sql`select to_regclass('migration') as found where to_regclass('migration') is not null`
    .execute(db)
    .finally(close)
  return rows.length > 0
}
