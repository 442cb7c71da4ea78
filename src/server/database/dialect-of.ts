import { PostgresAdapter } from 'kysely'
import type { Db } from './schema.ts'

/** Whether it is PostgreSQL, where changes go on beside each other; on SQLite one transaction holds the whole database. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
